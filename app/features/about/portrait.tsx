import { aboutMessages } from '#app/locales/about.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Photo } from '#app/ui/picture/photo.tsx';
import type { PortraitLook, TeamMember } from './team-members.ts';

const SIZES = '(min-width: 48rem) 20rem, 92vw';

/** What a portrait shows of somebody. */
export type PortraitOf = Pick<TeamMember, 'name' | 'look' | 'photo'>;

type PersonPictureProps = {
  person: PortraitOf;
  locale: Locale;
  /** In view when the page opens. */
  isFirst?: boolean;
};

/** A practitioner's photo, upright, or a drawing in its place. */
export function PersonPicture({ person, locale, isFirst = false }: PersonPictureProps) {
  const { name, look, photo } = person;
  const messages = aboutMessages[locale];
  return (
    <div className="portrait">
      {photo ? (
        <Photo image={photo} alt={messages.photoOf(name)} sizes={SIZES} isFirst={isFirst} />
      ) : (
        <DrawnPortrait look={look} label={messages.drawingOf[look]} />
      )}
    </div>
  );
}

/** A drawn person before a window with hills; no face of anybody. */
function DrawnPortrait({ look, label }: { look: PortraitLook; label: string }) {
  const Figure = FIGURES[look];
  return (
    <svg viewBox="0 0 320 400" width="320" height="400" role="img" aria-label={label}>
      <path d="M0 0h320v400H0Z" fill="var(--wall)" />
      <path d="M30 400V150a130 130 0 0 1 260 0v250Z" fill="var(--sky-mid)" />
      <circle cx="258" cy="240" r="26" fill="var(--sun)" />
      <path d="M30 262c58-40 112-30 160 2 36 24 68 10 100-14v150H30Z" fill="var(--hill-2)" />
      <path d="M30 316c64-26 128-16 180 2 32 12 56 8 80-4v86H30Z" fill="var(--hill-3)" />
      <g className="portrait-lines">
        <Figure />
      </g>
    </svg>
  );
}

const FIGURES = { doctor: Doctor, nurse: Nurse, other: Anybody } satisfies Record<
  PortraitLook,
  () => React.ReactNode
>;

function Doctor() {
  return (
    <>
      <path
        className="portrait-hair"
        d="M88 236c-18-30-8-60-4-92 6-52 34-84 78-84s72 32 76 84c3 34 16 60-2 92-10 18-138 18-148 0Z"
      />
      <path className="portrait-skin" d="M134 214h52v54c-8 22-44 22-52 0Z" />
      <path
        className="portrait-coat"
        d="M22 402c2-78 44-122 112-138l26 40 26-40c68 16 110 60 112 138Z"
      />
      <path d="M134 264l26 40 26-40-4 62-22 76-22-76Z" fill="var(--hill-4)" />
      <path
        d="M134 264c-14 6-24 14-28 26l30 26-10 22 34 64M186 264c14 6 24 14 28 26l-30 26 10 22-34 64"
        fill="none"
      />
      <path
        className="portrait-skin"
        d="M104 158c0-44 22-72 56-72s56 28 56 72-26 82-56 82-56-38-56-82Z"
      />
      <path
        className="portrait-hair"
        d="M98 166c2-34 14-52 40-62 12-5 20-12 24-22 6 20 30 30 44 44 10 10 14 22 16 40 14-62-14-106-62-106S82 104 98 166Z"
      />
      <g fill="var(--sky)" fillOpacity="0.55">
        <circle cx="137" cy="164" r="21" />
        <circle cx="185" cy="164" r="21" />
      </g>
      <path d="M158 162h6M116 160l-10-4M206 160l10-4" fill="none" />
      <path d="M137 165v.1M185 165v.1" strokeWidth="10" />
      <path
        d="M122 134c8-6 20-7 28-3M172 131c8-4 20-3 28 3M160 176c-3 8-4 14 3 15M146 211c9 8 21 8 30 0"
        fill="none"
      />
      <path d="M226 344h34v18" fill="none" />
    </>
  );
}

function Nurse() {
  return (
    <>
      <circle className="portrait-dark-hair" cx="160" cy="62" r="30" />
      <path className="portrait-brown-skin" d="M134 214h52v54c-8 24-44 24-52 0Z" />
      <path
        className="portrait-scrubs"
        d="M22 402c2-78 44-122 110-136l28 52 28-52c66 14 108 58 110 136Z"
      />
      <path className="portrait-brown-skin" d="M132 266l28 52 28-52c-14 14-42 14-56 0Z" />
      <path
        className="portrait-brown-skin"
        d="M102 160c0-46 22-74 58-74s58 28 58 74-26 80-58 80-58-34-58-80Z"
      />
      <path
        className="portrait-dark-hair"
        d="M98 170c-8-58 16-98 62-98s70 40 62 98c-6-34-14-48-34-58-18 10-62 8-74 6-8 12-12 28-16 52Z"
      />
      <path d="M138 166v.1M184 166v.1" strokeWidth="10" />
      <path
        d="M124 144c8-6 18-7 26-3M172 141c8-4 18-3 26 3M161 174c-3 8-4 14 3 15M142 208c12 14 26 14 38 0Z"
        fill="none"
      />
      <path d="M96 182c-4 10-4 18 0 26M224 182c4 10 4 18 0 26" stroke="var(--sun)" fill="none" />
      <path d="M216 318h44v54h-44Z" fill="var(--wall)" />
      <path d="M238 318v-16M226 336h24M226 350h16" fill="none" />
    </>
  );
}

function Anybody() {
  return (
    <>
      <path className="portrait-coat" d="M22 402c2-84 50-134 138-134s136 50 138 134Z" />
      <circle cx="160" cy="162" r="82" fill="var(--lens)" />
      <path
        d="M96 164c18-30 40-44 64-44s46 14 64 44c-18 28-40 42-64 42s-46-14-64-42Z"
        fill="var(--wall)"
      />
      <circle cx="160" cy="162" r="28" fill="var(--sun)" />
      <circle cx="160" cy="162" r="11" fill="var(--pupil)" />
    </>
  );
}
