import { Icon, type IconName } from '#app/ui/icon/icon.tsx';

type CarouselProps = {
  /** Says what is in the row. */
  label: string;
  texts: { previous: string; next: string };
  /** `<li>` each. */
  children: React.ReactNode;
  /** Beside the buttons, such as the way to the whole list. */
  action?: React.ReactNode;
};

/**
 * A row that is wider than the page, to be scrolled like any other text. Its buttons, moved by carousel.enhancement.ts,
 * leaf through it; without JavaScript they are not there. Nothing moves by itself.
 */
export function Carousel({ label, texts, children, action }: CarouselProps) {
  return (
    <section className="carousel" aria-label={label} data-touch="carousel">
      <ul className="carousel-row">{children}</ul>
      <div className="carousel-foot">
        <div className="carousel-buttons needs-script">
          <Leaf icon="arrow-left" label={texts.previous} isAtEnd />
          <Leaf icon="arrow-right" label={texts.next} />
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
