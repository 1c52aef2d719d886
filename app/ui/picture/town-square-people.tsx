// People and things on the near side of the town square, in the scene's units.

/** A boy at the edge of the square, about to run after his ball. */
export function Child() {
  return (
    <g>
      <ellipse cx="84" cy="486" rx="46" ry="7" fill="#8d7650" fillOpacity="0.5" />
      <path
        fill="none"
        stroke="#8a5638"
        strokeWidth="13"
        strokeLinecap="round"
        d="M76 440 66 478m24-38 20 34M66 388l-24 26m58-26 28 20"
      />
      <path fill="#23508c" d="M60 418h44l4 34H88l-6-14-6 14H56Z" />
      <path fill="#f2c14e" d="M62 372c12-8 30-8 42 0l2 50H60Z" />
      <circle cx="84" cy="346" r="23" fill="#9a6242" />
      <path fill="#241813" d="M60 346c-4-34 50-38 49-2-10-12-34-14-49 2Z" />
      <g fill="#241813">
        <circle cx="78" cy="350" r="2.6" />
        <circle cx="96" cy="350" r="2.6" />
      </g>
      <path
        fill="none"
        stroke="#5d2a1c"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M80 359c4 4 10 4 13 0"
      />
      <circle cx="150" cy="468" r="18" fill="#d6402c" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        d="M136 460c10 6 20 6 28 0m-28 16c10-6 20-6 28 0"
      />
    </g>
  );
}

/** The neighbour's face and shoulders. */
export function Neighbour() {
  return (
    <g>
      <path
        fill="#33211a"
        d="M326 420c-40-22-52-84-34-124 4-66 52-104 108-104s104 38 108 104c18 40 6 102-34 124Z"
      />
      <path fill="#0f6e69" d="M232 680c0-150 30-226 112-244h112c82 18 112 94 112 244Z" />
      <path fill="#945b3c" d="M366 388h68v56c-16 26-52 26-68 0Z" />
      <path fill="#7d4a2f" d="M366 404c22 22 46 22 68 0v14c-22 22-46 22-68 0Z" />
      <path
        fill="#ad7150"
        d="M330 296c0-66 28-92 70-92s70 26 70 92c0 70-34 126-70 126s-70-56-70-126Z"
      />
      <path
        fill="#33211a"
        d="M328 304c-4-74 30-108 72-108s76 34 72 108c-8-34-20-56-38-68-30 18-66 22-88 20-10 14-16 28-18 48Z"
      />
      <path
        fill="none"
        stroke="#33211a"
        strokeWidth="6"
        strokeLinecap="round"
        d="M350 284c10-8 24-8 34-2m32 0c10-6 24-6 34 2"
      />
      <g fill="#fffaf0">
        <path d="M350 304c8-12 26-12 34 0-8 9-26 9-34 0Zm66 0c8-12 26-12 34 0-8 9-26 9-34 0Z" />
      </g>
      <g fill="#2a1a12">
        <circle cx="367" cy="303" r="8" />
        <circle cx="433" cy="303" r="8" />
      </g>
      <path
        fill="none"
        stroke="#2a1a12"
        strokeWidth="4"
        strokeLinecap="round"
        d="M348 303c9-13 28-13 37 0m30 0c9-13 28-13 37 0"
      />
      <path
        fill="none"
        stroke="#7d4a2f"
        strokeWidth="5"
        strokeLinecap="round"
        d="M402 310c-2 16-10 26-8 32 4 6 14 6 20 2"
      />
      <path
        fill="#fffaf0"
        stroke="#9c3f35"
        strokeWidth="6"
        strokeLinejoin="round"
        d="M366 366c22 8 46 8 68 0-10 30-58 30-68 0Z"
      />
      <g fill="#d98f78" fillOpacity="0.55">
        <circle cx="355" cy="338" r="12" />
        <circle cx="445" cy="338" r="12" />
      </g>
      <g fill="#f3ab3f">
        <circle cx="322" cy="360" r="9" />
        <circle cx="478" cy="360" r="9" />
      </g>
      <path fill="none" stroke="#f3ab3f" strokeWidth="6" d="M340 452c30 46 90 46 120 0" />
    </g>
  );
}

/** A notice held up to be read: its title and three lines. */
export function Poster({ lines: [title = '', ...lines] }: { lines: readonly string[] }) {
  return (
    <g transform="rotate(-5 640 520)">
      <path fill="#8a5638" d="M716 690c-8-60 0-104 34-128 40-8 90 20 110 60v80Z" />
      <rect
        x="500"
        y="424"
        width="286"
        height="260"
        fill="#fffdf6"
        stroke="#c9bda2"
        strokeWidth="2"
      />
      <text x="520" y="468" fontSize="35" fontWeight="800" fill="#8a3011">
        {title}
      </text>
      <path stroke="#8a3011" strokeWidth="3" d="M520 482h246" />
      <g fontSize="22.5" fill="#1d1d1f">
        {lines.map((line, index) => (
          <text key={line} x="520" y={518 + index * 34}>
            {line}
          </text>
        ))}
      </g>
      <path fill="#ad7150" d="M850 668c-50-14-86-36-112-62-14-16 4-38 24-28 34 18 62 28 96 34Z" />
      <path fill="#e2b49a" d="M744 602c-8-10 2-22 14-16 8 4 15 8 20 12-10 8-24 12-34 4Z" />
    </g>
  );
}
