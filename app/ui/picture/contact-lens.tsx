/** A contact lens on a fingertip, with its case and the bottle of solution, on a table before the hills. */
export function ContactLens({ label }: { label: string }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 480 400"
      width="480"
      height="400"
      role="img"
      aria-label={label}
    >
      <path d="M40 330V196a200 176 0 0 1 400 0v134Z" fill="var(--sky-mid)" />
      <circle cx="252" cy="150" r="104" fill="var(--sun-halo)" />
      <path d="M40 262c70-40 128-36 196-4 72 34 132 8 204-22v94H40Z" fill="var(--hill-2)" />
      <path d="M40 300c92-28 168-14 232 6 56 16 112 6 168-12v36H40Z" fill="var(--hill-3)" />
      <rect x="14" y="328" width="452" height="16" rx="8" fill="var(--roof)" />
      <Bottle />
      <Case />
      <g className="picture-outline" strokeWidth="4">
        <path
          d="M214 328c4-44 2-62 5-90 2-22 16-36 35-36s33 14 35 36c3 28 1 46 5 90Z"
          fill="#d8ad87"
        />
        <path
          d="M236 240c0-18 8-27 18-27s18 9 18 27c-10 5-26 5-36 0Z"
          fill="#f0d3b4"
          strokeWidth="2.5"
        />
        <path d="M232 282c14 6 30 6 44 0M234 292c12 5 28 5 40 0" strokeWidth="2.5" />
      </g>
      <g className="picture-outline" strokeWidth="4">
        <path
          d="M174 126c8 56 38 82 80 82s72-26 80-82c-36 22-124 22-160 0Z"
          fill="var(--lens)"
          fillOpacity="0.82"
        />
        <ellipse cx="254" cy="126" rx="80" ry="19" fill="var(--paper-raised)" fillOpacity="0.75" />
        <path d="M198 158c8 20 20 30 32 36" stroke="var(--sun-deep)" strokeWidth="5" />
      </g>
      <g className="picture-rays">
        <path d="M254 78V52M190 92l-16-22M318 92l16-22" />
      </g>
    </svg>
  );
}

/** The solution, open and fresh. */
function Bottle() {
  return (
    <g className="picture-outline" strokeWidth="4">
      <path d="M96 328V214c0-18 14-22 14-36h36c0 14 14 18 14 36v114Z" fill="var(--wall)" />
      <path d="M112 178v-26h32v26Z" fill="var(--roof)" />
      <path d="M97 250h62v44H97Z" fill="var(--hill-4)" />
      <path d="M128 256c8 9 11 14 11 19a11 11 0 0 1-22 0c0-5 3-10 11-19Z" fill="var(--sun)" />
    </g>
  );
}

/** The case with a lid for each eye; one is off. */
function Case() {
  return (
    <g className="picture-outline" strokeWidth="4">
      <path d="M312 328c-10 0-14-10-12-22h136c2 12-2 22-12 22Z" fill="var(--wall)" />
      <path d="M304 306c0-18 56-18 56 0Z" fill="var(--hill-4)" />
      <path d="M376 306c6-14 50-14 56 0" fill="var(--lens)" />
      <path d="M382 303c10 4 34 4 44 0" strokeWidth="2.5" />
    </g>
  );
}
