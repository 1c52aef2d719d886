import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import { Card } from '#app/ui/card/card.tsx';
import { TESTIMONIALS_PATH } from './testimonial.ts';

const texts = staffTestimonials;

type TestimonialCardsProps = {
  testimonials: readonly {
    id: number;
    state: keyof typeof texts.states;
    words: string;
    shownName: string;
    /** What was allowed, when, and who holds the paper, a line each. */
    lines: readonly string[];
  }[];
};

/** All testimonials for those who look after them. */
export function TestimonialCards({ testimonials }: TestimonialCardsProps) {
  return (
    <ul className="reviews">
      {testimonials.map(({ id, state, words, shownName, lines }) => (
        <li key={id}>
          <Card look="raised">
            <p>
              <strong>{texts.states[state]}</strong>
            </p>
            <blockquote className="inset">
              <p>{words}</p>
            </blockquote>
            <p className="review-author">{shownName}</p>
            {lines.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
            <p>
              <a className="review-open" href={`${TESTIMONIALS_PATH}/${id}`}>
                {texts.open}
                <span className="visually-hidden"> {texts.openOf(shownName)}</span>
              </a>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
