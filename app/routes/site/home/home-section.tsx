type HomeSectionProps = {
  /** Id of the title. */
  id: string;
  title: string;
  lead?: string;
  look?: 'plain' | 'sunk' | 'band';
  children: React.ReactNode;
};

/** A full-width section of a page under its own h2. */
export function HomeSection({ id, title, lead, look = 'plain', children }: HomeSectionProps) {
  return (
    <section
      className={look === 'plain' ? 'section' : `section section-${look}`}
      aria-labelledby={id}
    >
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
