type DisclosureProps = {
  summary: React.ReactNode;
  children: React.ReactNode;
  isOpen?: boolean;
  /** Disclosures of one group close each other. */
  group?: string;
  id?: string;
};

/** A question that expands to its answer. Works without JavaScript. */
export function Disclosure({ summary, children, isOpen = false, group, id }: DisclosureProps) {
  return (
    <details className="disclosure" open={isOpen} name={group} id={id}>
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
