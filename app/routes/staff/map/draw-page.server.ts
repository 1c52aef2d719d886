import { data } from 'react-router';
import { pointCount } from '#app/clinic/map/surroundings.ts';
import { pointOf, surroundingsOf } from '#app/features/map/clinic-map.ts';
import { LINE_FIELDS, type LineValues } from '#app/features/map/map-line-fields.tsx';
import {
  type LineProblem,
  linesOf,
  MAX_LINES_LENGTH,
  MAX_TYPED_POINTS,
  parseLines,
} from '#app/features/map/map-lines.ts';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { keepDraft } from '#app/features/map/map-versions.server.ts';
import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const { lines: messages } = staffMap;
const FIELDS = ['streets', 'areas', 'places'] as const;
const LINES_TOLD = 3;
const EMPTY: LineValues = { streets: '', areas: '', places: '', fromOsm: false };

/** The map of now as lines, unless it is too large for that. */
export async function linesPage(args: StaffArgs) {
  const { clinic } = staffPageOf(args);
  const { data: map, origin } = surroundingsOf(clinic);
  const isTooLarge = map !== null && pointCount(map) > MAX_TYPED_POINTS;
  const values = map && !isTooLarge ? { ...linesOf(map), fromOsm: origin === 'osm' } : EMPTY;
  return { values, isTooLarge };
}

/** Reads the lines into a draft, to be looked at before it is saved. */
export async function answerLines(args: StaffArgs) {
  const { services, staff, clinic } = staffPageOf(args);
  const form = await args.request.formData();
  const values: LineValues = {
    streets: formText(form, LINE_FIELDS.streets),
    areas: formText(form, LINE_FIELDS.areas),
    places: formText(form, LINE_FIELDS.places),
    fromOsm: form.has(LINE_FIELDS.fromOsm),
  };
  const tooLong = FIELDS.filter((field) => values[field].length > MAX_LINES_LENGTH);
  if (tooLong.length > 0) return refused(values, tooLong.map(asTooLong));
  const parsed = parseLines(values, pointOf(clinic.address));
  if (!parsed.ok)
    return refused(
      values,
      FIELDS.flatMap((field) => errorOf(field, parsed.refusal)),
    );
  const map = { source: values.fromOsm ? ('osm' as const) : ('drawn' as const), ...parsed.value };
  await keepDraft(services, { staffId: staff.id, map, passedOver: null });
  return seeOther(MAP_PATHS.preview);
}

function asTooLong(field: (typeof FIELDS)[number]): FieldError {
  return { fieldId: LINE_FIELDS[field], message: `${messages.fields[field]}: ${messages.tooLong}` };
}

/** One message for each field, which names the first lines. */
function errorOf(field: (typeof FIELDS)[number], problems: readonly LineProblem[]): FieldError[] {
  const here = problems.filter((problem) => problem.field === field);
  if (here.length === 0) return [];
  const told = here.slice(0, LINES_TOLD).map(({ line, wrong }) => {
    return line === 0 ? messages.wrong[wrong] : messages.at(line, messages.wrong[wrong]);
  });
  const more = here.length > LINES_TOLD ? [messages.more(here.length - LINES_TOLD)] : [];
  const message = `${messages.fields[field]}: ${[...told, ...more].join(' ')}`;
  return [{ fieldId: LINE_FIELDS[field], message }];
}

function refused(values: LineValues, errors: FieldError[]) {
  return data({ values, errors }, { status: 400, headers: ERROR_HEADERS });
}
