import type { PlaceKind } from '#app/clinic/map/surroundings.ts';

// Drawn on a 16-unit square around 0, in one colour.
const GLYPHS: Readonly<Record<PlaceKind, string>> = {
  square: 'M0-5a3.4 3.4 0 0 1 1 6.6V5h-2V1.600A3.400 3.400 0 0 1 0-5Z',
  church:
    'M-.8-6.200h1.600v1.400h1.400v1.500H.8v1.200L4.500.8V5H1.400V2.200h-2.800V5h-3.100V.8L-.8-2.100v-1.200h-1.400v-1.500h1.400Z',
  'bus-station': 'M-4-4.500h8v7.500h-1v1.500H1.200V3h-2.400v1.500H-3V3h-1Zm1.200 1.300v3h5.600v-3Z',
  pharmacy: 'M-1.600-5h3.200v3.400H5v3.200H1.600V5h-3.200V1.600H-5v-3.200h3.400Z',
  hospital: 'M-4.500-4.500h2.200v3.400h4.600v-3.400h2.200v9H2.300V1.100h-4.600v3.400h-2.200Z',
  school: 'M0-4.800 6-2 0 .8-6-2Zm-3.600 5L0 2l3.600-1.800v2.600L0 4.800l-3.600-2Z',
  market:
    'M-5-3h1.600l.8 1.200H5L3.600 2h-6L-4.400-1.800-5-1.800Zm2.600 6a1 1 0 1 0 0 2 1 1 0 0 0 0-2Zm5 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  bank: 'M0-5 5-2.200v1H-5v-1ZM-4-.4h1.600v3H-4Zm3.200 0H.8v3H-.8Zm3.200 0H4v3H2.400ZM-5 3.300H5v1.400H-5Z',
  'town-hall':
    'M-.6-6.500h3v2h-2v.8L5-1.200v1H-5v-1L-.6-3.700ZM-4 .6h1.800v3H-4Zm3.100 0H.9v3H-.9Zm3.100 0H4v3H2.200ZM-5 4.200H5v1.200H-5Z',
  fuel: 'M-4-4.500h5v4h.8a1.400 1.400 0 0 1 1.400 1.400V3a.6.600 0 0 0 1.200 0v-4.200L3-2.600l.8-.8 1.800 1.800V3a1.800 1.800 0 0 1-3.600 0V.8H1v4h-5Zm1.200 1.300v2.400h2.600v-2.400Z',
  landmark:
    'M0-5.200 1.500-1.800 5.200-1.500 2.400.9 3.200 4.500 0 2.600-3.200 4.500-2.400.9-5.200-1.500-1.500-1.800Z',
  parking: 'M-3-4.800h3.800a3 3 0 0 1 0 6H-1v3.600h-2Zm2 1.700v2.500H.7a1.250 1.250 0 0 0 0-2.500Z',
  'bus-stop':
    'M-3.500-5h7v7.500h-.9v1.600H1v-1.600h-2v1.600h-1.600V2.500h-.9Zm1.100 1.200v2.800h4.800v-2.800Z',
  entrance:
    'M0-5.400a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400ZM-.8-2.400H.8V0H3l1.500 3.600-1.300.6L2 1.400H-.8ZM-2-.4l.5 1.300A2.600 2.600 0 1 0 1.500 3.600L2 4.800A4 4 0 1 1-2-.4Z',
};

/** A landmark's mark: a disc, with what it is in it. */
export function LandmarkGlyph({ kind, x, y }: { kind: PlaceKind; x: number; y: number }) {
  return (
    <g className={`map-place map-place-${kind}`} transform={`translate(${x} ${y})`}>
      <circle r="8" />
      <path d={GLYPHS[kind]} />
    </g>
  );
}
