type HomeSectionProps = {
  /** Id of the title. */
  id: string;
  title: string;
  lead?: string;
  /** Makes it a section of the second kind: words beside a picture. */
  picture?: React.ReactNode;
  look?: 'quiet' | 'band';
  /** Where there is room, the title stands beside what it heads, and stays in sight. */
  isHeadBeside?: boolean;
  children: React.ReactNode;
};

/** A full-width section of the home under its own h2, of one of three kinds: quiet, picture, band. */
export function HomeSection(props: HomeSectionProps) {
  const { id, title, lead, picture, look = 'quiet', isHeadBeside = false, children } = props;
  const kind = picture ? 'picture' : look;
  return (
    <section
      className={`section section-${kind}${isHeadBeside ? ' section-beside' : ''}`}
      aria-labelledby={id}
    >
      <div className="wrap">
        {picture ? <div className="section-picture-frame">{picture}</div> : null}
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        <div className="section-body">{children}</div>
      </div>
    </section>
  );
}
