/** The logo: a sun rising between two hills, also the iris of an eye. Decoration beside the name. */
export function BrandMark() {
  return (
    <svg
      className="brand-mark"
      viewBox="0 0 48 32"
      width="48"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <path className="brand-sky" d="M2 17C8 7 16 2 24 2s16 5 22 15c-6 9-14 13-22 13S8 26 2 17Z" />
      <circle className="brand-sun" cx="24" cy="15.5" r="8.5" />
      <circle className="brand-pupil" cx="24" cy="15.5" r="3.5" />
      <path
        className="brand-hill"
        d="M2 17c7 1 11 7 17 7 8 0 10-8 27-7-6 9-14 13-22 13S8 26 2 17Z"
      />
    </svg>
  );
}
