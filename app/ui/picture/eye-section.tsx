export type EyeLabels = {
  picture: string;
  cornea: string;
  iris: string;
  lens: string;
  retina: string;
  nerve: string;
};

/** Cross-section of the eye, with light coming in and focusing on the retina. */
export function EyeSection({ labels }: { labels: EyeLabels }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 620 460"
      width="620"
      height="460"
      role="img"
      aria-label={labels.picture}
    >
      <circle cx="320" cy="246" r="138" fill="var(--lens)" />
      <path fill="var(--paper-raised)" d="M196 184c-52 28-52 96 0 124l18-62Z" opacity="0.7" />
      <path
        d="M376 138a120 120 0 0 1 0 216"
        fill="none"
        stroke="var(--vessel)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M438 200c30-12 76-26 130-22l-4 46c-46-4-84 2-112 16Z"
        fill="var(--sun-halo)"
        stroke="var(--lens-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g className="picture-outline">
        <circle cx="320" cy="246" r="138" />
        <path d="M202 176c-66 30-66 110 0 140" strokeWidth="5" />
      </g>
      <g stroke="var(--hill-3)" strokeWidth="11" strokeLinecap="round">
        <path d="M216 166l8 42M216 326l8-42" />
      </g>
      <path
        d="M244 188c34 24 34 92 0 116-26-24-26-92 0-116Z"
        fill="var(--sun)"
        fillOpacity="0.55"
        stroke="var(--lens-line)"
        strokeWidth="3"
      />
      <g className="picture-rays">
        <path d="M14 190 172 202l74 14 200 30M14 246h432M14 302l158-12 74-14 200-30" />
      </g>
      <circle cx="446" cy="246" r="8" fill="var(--sun-deep)" />
      <g stroke="var(--ink)" strokeWidth="2">
        <path d="M158 226 116 116M218 168l-4-96M258 198l68-146M424 172l52-76M540 216v80" />
      </g>
      <g textAnchor="middle">
        <text x="104" y="104">
          {labels.cornea}
        </text>
        <text x="210" y="58">
          {labels.iris}
        </text>
        <text x="344" y="40">
          {labels.lens}
        </text>
        <text x="488" y="84">
          {labels.retina}
        </text>
        <text x="534" y="324">
          {labels.nerve}
        </text>
      </g>
    </svg>
  );
}
