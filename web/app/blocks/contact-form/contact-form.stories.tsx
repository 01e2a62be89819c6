import preview from "stories/preview";
import { ContactForm } from "./contact-form.tsx";

const meta = preview.meta({ component: ContactForm });

export const Absent = meta.story({});
