/** The middle of the town from above, not to scale, with the clinic as a sun. */
export function TownMap({ label }: { label: string }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 480 400"
      width="480"
      height="400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect x="-200" y="-200" width="880" height="800" fill="var(--map-ground)" />
      <path d="M-200-40C-60 60-40 210 60 290s180 60 300 170h-560Z" fill="var(--hill-2)" />
      <path
        d="M-160-80C-30 70 0 190 90 262s190 60 330 200"
        fill="none"
        stroke="var(--map-water)"
        strokeWidth="20"
      />
      <g fill="none" stroke="var(--map-street)" strokeLinecap="round">
        <path strokeWidth="20" d="M-160 130 640 60M70-160l90 720" />
        <path strokeWidth="15" d="M-160 270 640 190M205-160l80 720M360-160l70 720M-160 0l800-80" />
        <path strokeWidth="11" d="M290 330l350-50M425 120l90 280" />
      </g>
      <path d="M147 129l75-7 11 81-75 8Z" fill="var(--hill-3)" />
      <Trees />
      <path d="M176 158h28v-12h8v30h-8v-8h-28Z" fill="var(--wall)" />
      <path d="M172 158l18-10 18 10v10h-36Z" fill="var(--roof)" />
      <g fill="var(--roof)">
        {ROOFS.map(([x, y, width, height]) => (
          <rect
            key={`${x} ${y}`}
            {...{ x, y, width, height }}
            rx="2"
            transform={`rotate(-5.5 ${x} ${y})`}
          />
        ))}
      </g>
      <Clinic />
    </svg>
  );
}

// Left, top, width, height.
const ROOFS = [
  [98, 62, 34, 24],
  [152, 52, 38, 30],
  [246, 50, 44, 26],
  [302, 40, 36, 30],
  [390, 32, 46, 30],
  [244, 122, 28, 34],
  [282, 170, 40, 22],
  [336, 104, 26, 30],
  [394, 100, 40, 28],
  [400, 156, 44, 24],
  [244, 224, 30, 34],
  [330, 218, 44, 28],
  [392, 222, 38, 30],
  [304, 276, 38, 26],
  [404, 300, 30, 34],
  [180, 234, 34, 26],
] as const;

function Trees() {
  return (
    <g fill="var(--hill-4)">
      <circle cx="160" cy="141" r="8" />
      <circle cx="216" cy="132" r="8" />
      <circle cx="168" cy="199" r="8" />
      <circle cx="222" cy="192" r="9" />
      <circle cx="40" cy="200" r="10" />
      <circle cx="66" cy="330" r="12" />
      <circle cx="20" cy="330" r="15" />
      <circle cx="120" cy="370" r="12" />
    </g>
  );
}

const FIBRES = Array.from({ length: 12 }, (_, index) => index * 30);

/** Its rays are the fibres of an iris, as in the town at dawn. */
function Clinic() {
  return (
    <g transform="translate(300 138)">
      <circle r="46" fill="var(--sun-halo)" opacity="0.6" />
      <circle r="32" fill="var(--sun)" stroke="var(--pupil)" strokeWidth="3" />
      <g stroke="var(--sun-deep)" strokeWidth="2.5" strokeLinecap="round">
        {FIBRES.map((degrees) => (
          <path key={degrees} d="M0-27v9" transform={`rotate(${degrees})`} />
        ))}
      </g>
      <circle r="11" fill="var(--pupil)" />
      <circle cx="4" cy="-4" r="3" fill="var(--wall)" />
    </g>
  );
}
