import './messages.css';

type MessageFoldProps = {
  title: string;
  /** What is known of them while they are folded. */
  told: string;
  isOpen: boolean;
  children: React.ReactNode;
};

/** Messages of one kind, folded up below their heading. */
export function MessageFold({ title, told, isOpen, children }: MessageFoldProps) {
  return (
    <section aria-label={title}>
      <details className="message-fold" open={isOpen}>
        <summary>
          <h2>{title}</h2>
          <span className="small">{told}</span>
        </summary>
        <ul className="message-rows">{children}</ul>
      </details>
    </section>
  );
}
