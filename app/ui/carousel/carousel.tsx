import { Children } from 'react';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';

type CarouselProps = {
  /** Describes the contents of the row. */
  label: string;
  messages: { previous: string; next: string };
  /** `<li>` elements. */
  children: React.ReactNode;
  /** Shown beside the buttons, such as a link to the whole list. */
  action?: React.ReactNode;
};

/**
 * A horizontally scrollable row. carousel.enhancement.ts adds buttons to page through it; without JavaScript there are
 * none, nor where all is in sight at once. Nothing moves by itself.
 */
export function Carousel({ label, messages, children, action }: CarouselProps) {
  return (
    <section
      className="carousel"
      aria-label={label}
      data-touch="carousel"
      data-cards={Children.count(children)}
    >
      <ul className="carousel-row">{children}</ul>
      <div className="carousel-foot">
        <div className="carousel-buttons needs-script">
          <Leaf icon="arrow-left" label={messages.previous} isAtEnd />
          <Leaf icon="arrow-right" label={messages.next} />
        </div>
        {action}
      </div>
    </section>
  );
}

type LeafProps = { icon: IconName; label: string; isAtEnd?: boolean };

function Leaf({ icon, label, isAtEnd = false }: LeafProps) {
  return (
    <button type="button" className="carousel-button" aria-label={label} aria-disabled={isAtEnd}>
      <Icon name={icon} />
    </button>
  );
}
