import type { Glyph } from '#app/clinic/record/own-service-fields.ts';

// Each service is drawn in a round lens of 80 units.
const DRAWINGS: Record<Glyph, React.ReactNode> = {
  'consultas-oftalmologicas': (
    <>
      <path
        d="M14 41c8-13 17-19 26-19s18 6 26 19c-8 12-17 18-26 18s-18-6-26-18Z"
        fill="var(--wall)"
      />
      <circle cx="40" cy="40" r="12" fill="var(--sun)" />
      <circle cx="40" cy="40" r="5" className="glyph-dark" />
    </>
  ),
  'exames-de-refracao': (
    <path d="M30 18h20M30 18v20h20M30 28h16M24 48h10m6 0h6m6 0h6M28 58h4m6 0h4m6 0h4" />
  ),
  'tratamentos-especializados': (
    <>
      <path d="M40 14c8 10 12 16 12 22a12 12 0 1 1-24 0c0-6 4-12 12-22Z" fill="var(--hill-2)" />
      <path d="M18 54c7 8 14 11 22 11s15-3 22-11M34 38c0 4 2 6 6 6" />
    </>
  ),
  'cirurgias-oftalmologicas': (
    <>
      <circle cx="40" cy="40" r="14" fill="var(--sun)" fillOpacity="0.6" />
      <path d="M52 33c10-8 8-18-6-18M28 47c-10 8-8 18 6 18" />
      <circle cx="40" cy="40" r="8" strokeDasharray="3 5" />
    </>
  ),
  'acompanhamento-pediatrico': (
    <>
      <circle cx="24" cy="27" r="8" fill="var(--roof)" />
      <circle cx="56" cy="27" r="8" fill="var(--roof)" />
      <circle cx="40" cy="42" r="20" fill="var(--hill-1)" />
      <ellipse cx="40" cy="50" rx="9" ry="7" fill="var(--wall)" />
      <path d="M32 38v.01M48 38v.01M37 47h6M40 48v3" strokeWidth="5" />
    </>
  ),
  'laudos-especializados': (
    <>
      <path d="M24 16h22l10 10v38H24Z" fill="var(--wall)" />
      <path d="M46 16v10h10M31 35h18M31 43h18M31 51h8" />
      <circle cx="49" cy="55" r="6" fill="var(--sun)" />
    </>
  ),
  gonioscopia: (
    <>
      <path d="M20 18h40L50 50H30Z" fill="var(--hill-2)" />
      <path d="M28 22l8 24M22 58c10-9 26-9 36 0M16 66c14-16 34-16 48 0" />
    </>
  ),
  'mapeamento-de-retina': (
    <>
      <circle cx="40" cy="40" r="24" fill="var(--sun)" />
      <circle cx="51" cy="40" r="6" fill="var(--wall)" />
      <path
        className="glyph-vessel"
        d="M51 40c-6-12-14-16-24-16M51 40c-6 12-14 16-24 16M51 40c2-10 4-14 6-17M51 40c2 10 4 14 6 17M38 28l-6-9M38 52l-6 9"
      />
      <circle cx="31" cy="40" r="3" className="glyph-dark" />
    </>
  ),
  'topografia-corneana': (
    <>
      <circle cx="40" cy="40" r="24" fill="var(--hill-3)" />
      <circle cx="40" cy="40" r="17.5" fill="var(--hill-2)" />
      <circle cx="40" cy="40" r="11" fill="var(--sun)" />
      <circle cx="40" cy="40" r="5" fill="var(--vessel)" />
    </>
  ),
  paquimetria: (
    <>
      <path d="M14 56c6-22 46-22 52 0l-8 0c-6-13-30-13-36 0Z" fill="var(--hill-2)" />
      <path d="M40 14v20m-5-5 5 5 5-5M40 68V52m-5 5 5-5 5 5" />
    </>
  ),
  retinografia: (
    <>
      <path d="M16 28h12l4-7h16l4 7h12v30H16Z" fill="var(--wall)" />
      <circle cx="40" cy="42" r="12" fill="var(--sun)" />
      <path className="glyph-vessel" d="M45 42c-4-6-7-8-12-8M45 42c-4 6-7 8-12 8" />
      <circle cx="45" cy="42" r="2.5" fill="var(--wall)" />
    </>
  ),
  'campo-visual': (
    <>
      <path d="M40 36v8m-4-4h8" />
      <path
        strokeWidth="6"
        d="M40 16v.01M40 64v.01M16 40v.01M64 40v.01M23 23v.01M57 23v.01M23 57v.01M40 27v.01M27 40v.01M53 40v.01M40 53v.01"
      />
      <path d="M52 50c6-2 12 4 10 9s-9 6-12 1-2-9 2-10Z" className="glyph-dark" />
    </>
  ),
};

const drawingOf = new Map<string, React.ReactNode>(Object.entries(DRAWINGS));

type ServiceGlyphProps = { slug: string; glyph?: string | undefined; isLarge?: boolean };

/**
 * The small picture of a service; decoration beside its title. An unknown service gets a plain lens.
 * @param glyph another drawing than its own
 */
export function ServiceGlyph({ slug, glyph = slug, isLarge = false }: ServiceGlyphProps) {
  return (
    <svg
      className={isLarge ? 'glyph glyph-large' : 'glyph'}
      viewBox="0 0 80 80"
      width="80"
      height="80"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="40" cy="40" r="37" fill="var(--lens)" />
      {drawingOf.get(glyph) ?? <path d="M24 50c2-14 12-24 26-26" />}
    </svg>
  );
}
