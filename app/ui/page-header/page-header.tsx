type PageHeaderProps = {
  title: React.ReactNode;
  lead?: React.ReactNode;
  /** A few words above the title that name the section. */
  kicker?: React.ReactNode;
  children?: React.ReactNode;
};

/** The page's only h1, with its lead. */
export function PageHeader({ title, lead, kicker, children }: PageHeaderProps) {
  return (
    <div className="page-header">
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h1>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </div>
  );
}
