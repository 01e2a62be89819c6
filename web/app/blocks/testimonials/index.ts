export { Testimonials, type TestimonialsProps } from "./testimonials.tsx";
