/** Light focusing in front of the retina, as in a short-sighted eye: nothing is sharp. */
export function BlurredEye({ label }: { label: string }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 460 320"
      width="460"
      height="320"
      role="img"
      aria-label={label}
    >
      <g className="picture-outline">
        <path
          d="M196 64a130 118 0 1 1 0 192c-62-28-62-164 0-192Z"
          fill="var(--lens)"
          strokeWidth="4"
        />
        <path d="M216 108c26 20 26 84 0 104-20-20-20-84 0-104Z" fill="var(--sun)" />
      </g>
      <path
        d="M352 82a130 118 0 0 1 0 156"
        fill="none"
        stroke="var(--vessel)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g className="picture-rays">
        <path d="M10 96 176 118l74 42 112 65M10 160h368M10 224l166-22 74-42 112-65" />
      </g>
      <circle cx="250" cy="160" r="7" fill="var(--sun-deep)" />
    </svg>
  );
}
