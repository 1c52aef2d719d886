import { data } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatMoment } from '#app/clinic/format-date.ts';
import { CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import {
  DESK_ACTIONS,
  DESK_FIELDS,
  type DeskAnswer,
  deskKey,
} from '#app/features/content/desk/desk-fields.ts';
import { leaveDesk, sitAtDesk } from '#app/features/content/desk/desks.server.ts';
import { valuesIn } from '#app/features/content/field-values.ts';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffDesk } from '#app/locales/pt-BR/staff/desk.ts';
import { formText } from '#app/platform/form-values.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/content-desk';
import { deskOthers } from './content-desk-view.server.ts';
import { lacksOf } from './content-lacks.server.ts';
import { contentTypesOf, entryMedia, nameOfAuthor, notThere } from './content-page.server.ts';

/** Nothing is shown here: pages of texts post what is typed. */
export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return seeOther(CONTENT_PATH);
}

/** Keeps what somebody types, and tells who else has the text open or has saved it meanwhile. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const key = deskKey(formText(form, DESK_FIELDS.text));
  const media = await entryMedia(services, key?.locale ?? null);
  const type = contentTypesOf(services, media).find(({ name }) => name === key?.kind);
  if (!key || !type) throw notThere();
  const desk = { ...key, staffId: staff.id };
  const step = formText(form, DESK_FIELDS.action);
  if (step === DESK_ACTIONS.leave) {
    await leaveDesk(services, desk);
    return Response.json(null, { headers: ERROR_HEADERS });
  }
  const [version, base] = [CONTENT_FIELDS.version, CONTENT_FIELDS.base].map((field) =>
    Number(formText(form, field)),
  );
  if (!isCount(version) || !isCount(base))
    throw data(null, { status: 400, headers: ERROR_HEADERS });
  const draft = { values: valuesIn(form), slug: formText(form, CONTENT_FIELDS.slug) };
  const kept = step === DESK_ACTIONS.keep ? { draft } : {};
  await sitAtDesk(services, desk, { version, base, ...kept });
  const names = await staffNames(services.db);
  const others = await deskOthers(services, desk, names);
  const entry = key.slug === '' ? null : await readEntry(services, key);
  const row = entry?.row;
  const front = entry ? readParts(entry.source).front : {};
  const isChanged = row && row.version !== version;
  const { changed, saved } = staffDesk;
  const answer: DeskAnswer = {
    saved: saved(formatAtTime(wallClockOf(services.clock.now()).time)),
    others: isChanged
      ? [...others, changed(nameOfAuthor(names, row.changedBy), formatMoment(row.changedAt))]
      : others,
    lacks:
      step === DESK_ACTIONS.keep
        ? await lacksOf(services, { type, key }, { values: draft.values, base: front })
        : null,
  };
  return Response.json(answer, { headers: ERROR_HEADERS });
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
