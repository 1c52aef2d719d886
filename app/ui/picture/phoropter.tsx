/** A phoropter, the instrument of many lenses for measuring refraction, before a window with hills. */
export function Phoropter({ label }: { label: string }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 400 400"
      width="400"
      height="400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path d="M50 372V188a150 150 0 0 1 300 0v184Z" fill="var(--sky-mid)" />
      <path d="M50 296c56-34 104-30 150-4 46 24 96 4 150-20v100H50Z" fill="var(--hill-2)" />
      <path d="M50 330c70-24 134-12 184 6 40 14 80 6 116-10v46H50Z" fill="var(--hill-3)" />
      <rect x="24" y="368" width="352" height="14" rx="7" fill="var(--roof)" />
      <g stroke="var(--lens-line)" strokeWidth="4" strokeLinejoin="round">
        <path d="M190 0h20v120h-20Z" fill="var(--wall)" />
        <path d="M112 100h176v22H112Z" fill="var(--roof)" />
        <path d="M186 120h28v74h-28Z" fill="var(--wall)" />
        <Half />
        <g transform="matrix(-1 0 0 1 400 0)">
          <Half />
        </g>
      </g>
    </svg>
  );
}

const LENSES = [0, 45, 90, 135, 315];

/** The half before the right eye; the left one mirrors it. */
function Half() {
  return (
    <>
      <path d="M24 172h22v30H24Z" fill="var(--wall)" />
      <circle cx="116" cy="186" r="76" fill="var(--hill-4)" />
      <circle cx="116" cy="186" r="58" fill="var(--hill-3)" strokeWidth="3" />
      {LENSES.map((degrees) => (
        <circle
          key={degrees}
          cx="116"
          cy="146"
          r="9"
          fill="var(--lens)"
          strokeWidth="2.5"
          transform={`rotate(${degrees - 90} 116 186)`}
        />
      ))}
      <circle cx="142" cy="214" r="27" fill="var(--wall)" />
      <circle cx="142" cy="214" r="17" fill="var(--sun)" />
    </>
  );
}
