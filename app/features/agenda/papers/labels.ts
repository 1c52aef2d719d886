import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import type { AgendaLabels } from '#app/features/agenda/agenda-view.ts';
import { titleOf } from '#app/features/agenda/agenda-view.ts';
import type { AgendaAppointment } from '#app/features/agenda/read-agenda.server.ts';
import { staffLabels as messages } from '#app/locales/pt-BR/staff/day/labels.ts';
import { typedDay } from '#app/scheduling/payers/insurance-card.ts';
import { fittingName, fittingText } from './fitting-text.ts';
import { LABEL_SHEETS, type LabelPlace, type LabelSheetId, labelPlaces } from './label-sheets.ts';

/** What a label tells of an appointment; nothing of why somebody comes but the service. */
export type LabelView = {
  name: string;
  /** Lines that belong together stand on one where the label is wide. */
  facts: readonly (readonly string[])[];
};

type Labelled = Pick<
  AgendaAppointment,
  'patientName' | 'bornOn' | 'protocol' | 'startsAt' | 'serviceSlug' | 'steps' | 'practitionerName'
>;

export function toLabelView(
  appointment: Labelled,
  labels: Pick<AgendaLabels, 'serviceTitle'>,
): LabelView {
  const { patientName, bornOn, protocol, startsAt, practitionerName } = appointment;
  const { on, time } = wallClockOf(startsAt);
  return {
    name: patientName,
    facts: [
      [bornOn ? messages.born(typedDay(bornOn)) : '', messages.protocol(protocol)].filter(Boolean),
      [messages.moment(typedDay(on), formatTime(time))],
      [titleOf(appointment, labels)],
      [practitionerName],
    ],
  };
}

type LineStyle = { face: 'regular' | 'bold'; size: number };
/** A line of a label; the upper left corner in points. */
export type LabelLine = { text: string; x: number; y: number; style: LineStyle };
/** One label that is written, on a sheet from 0. */
type WrittenLabel = { sheet: number; place: LabelPlace; lines: LabelLine[] };

/** In points. */
const MARGIN = { side: 7, above: 5 };
/** Narrower labels, in millimetres, have one fact a line. */
const WIDE = 50;
/** Of a font's size; this font needs 1.2. */
const LEADING = 1.22;

/**
 * Where each label is written, and its lines shortened until they fit.
 * @param first the first label of the first sheet that is not used yet, from 1
 * @param widthOf the width of a text in points
 */
export function layLabels(
  labels: readonly LabelView[],
  { sheet: id, first }: { sheet: LabelSheetId; first: number },
  widthOf: (text: string, style: LineStyle) => number,
): WrittenLabel[] {
  const { places } = labelPlaces(id);
  const isWide = LABEL_SHEETS[id].label.width > WIDE;
  return labels.flatMap((label, index) => {
    const at = first - 1 + index;
    const place = places[at % places.length];
    if (!place) return [];
    const lines = linesIn(place, label, { isWide, widthOf });
    return [{ sheet: Math.floor(at / places.length), place, lines }];
  });
}

function linesIn(
  place: LabelPlace,
  { name, facts }: LabelView,
  { isWide, widthOf }: { isWide: boolean; widthOf: (text: string, style: LineStyle) => number },
): LabelLine[] {
  const lineHeight = (place.height - 2 * MARGIN.above) / (isWide ? 5 : 6);
  const size = Math.floor((lineHeight / LEADING) * 4) / 4;
  const texts = facts.flatMap((parts) => (isWide ? [parts.join(' · ')] : parts));
  return [name, ...texts].map((text, index) => {
    const style: LineStyle = { face: index === 0 ? 'bold' : 'regular', size };
    const fits = (shorter: string) => widthOf(shorter, style) <= place.width - 2 * MARGIN.side;
    const plain = text.replace(/\s+/g, ' ').trim();
    return {
      text: index === 0 ? fittingName(plain, fits) : fittingText(plain, fits),
      x: place.x + MARGIN.side,
      y: place.y + MARGIN.above + index * lineHeight,
      style,
    };
  });
}
