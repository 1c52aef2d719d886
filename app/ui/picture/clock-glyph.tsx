/** A clock seen through a lens: waiting. Decoration beside a title. */
export function ClockGlyph() {
  return (
    <svg
      className="glyph glyph-large"
      viewBox="0 0 80 80"
      width="80"
      height="80"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="40" cy="40" r="37" fill="var(--lens)" />
      <circle cx="40" cy="40" r="22" fill="var(--wall)" />
      <path d="M40 40V18a22 22 0 0 1 19 33Z" fill="var(--sun)" stroke="none" />
      <circle cx="40" cy="40" r="22" />
      <path d="M40 26v14l10 6M40 15v4M40 61v4M15 40h4M61 40h4" />
    </svg>
  );
}
