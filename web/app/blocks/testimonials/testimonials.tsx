import type { TestimonialsBlock } from "cms/payload-types";
import { Avatar } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./testimonials.css.ts";

export interface TestimonialsProps {
  block: TestimonialsBlock;
}

/** Quotes of customers: the first quote in large type, the other quotes next to it. */
export function Testimonials({ block }: TestimonialsProps) {
  const testimonials = selectTranslatedRows(block.testimonials, "name", "content");
  if (testimonials.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        className={styles.testimonials}
        role="group"
        aria-label={block.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll
        tabIndex={0}
      >
        {testimonials.map((testimonial, index) => (
          <figure
            className={index === 0 ? styles.featuredTestimonial : styles.testimonial}
            key={testimonial.id}
          >
            <blockquote
              className={index === 0 ? styles.featuredTestimonialText : styles.testimonialText}
            >
              <p>{testimonial.content}</p>
            </blockquote>
            <figcaption className={styles.person}>
              <Avatar name={testimonial.name} />
              <div>
                <p className={styles.name}>{testimonial.name}</p>
                <p className={styles.role}>{testimonial.role}</p>
              </div>
            </figcaption>
          </figure>
        ))}
      </div>
    </BlockSection>
  );
}
