import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { orderButtonId } from '#app/features/schedule-settings/order-buttons.tsx';
import { neighboursOf } from '#app/features/schedule-settings/order-neighbours.ts';
import {
  placeResource,
  readResourceSettings,
  switchResource,
} from '#app/features/schedule-settings/resources.server.ts';
import { READ_FIELD } from '#app/features/schedule-settings/service-form.ts';
import {
  placeService,
  readServiceSettings,
} from '#app/features/schedule-settings/services.server.ts';
import { undoOrder } from '#app/features/schedule-settings/undo/order-undo.server.ts';
import { undoUse } from '#app/features/schedule-settings/undo/resource-undo.server.ts';
import type { RowSaved } from '#app/features/schedule-settings/undo/row-saved.tsx';
import {
  afterRowPress,
  ROW_FIELD,
  UNDO_FIELD,
} from '#app/features/schedule-settings/undo/undo-fields.ts';
import { readUseEffects } from '#app/features/schedule-settings/use/use-effects.server.ts';
import type { UseAsked } from '#app/features/schedule-settings/use/use-question.tsx';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { readCatalogue } from '#app/site-content/catalogue/change-services.server.ts';
import { catalogueOf } from './catalogue-parts.server.ts';

/** What a page of a list does with its rows. */
type Rows = { list: 'service-order' | 'resource-order'; path: string };

type RowAnswer = { changedId: number; asked: UseAsked | null };

/** Slugs of everybody and everything that is archived in a record. */
export function archivedIn({ people, resources, services }: ClinicRecord): ReadonlySet<string> {
  const all = [...people, ...resources.rooms, ...resources.equipment, ...services];
  return new Set(all.filter(({ isArchived }) => isArchived).map(({ slug }) => slug));
}

/** Moves rows up and down, takes people, rooms and devices out of use, and takes each of them back; null for another form. */
export async function answerRowAct(
  page: StaffPage,
  form: FormData,
  rows: Rows,
): Promise<Response | RowAnswer | null> {
  const act = formText(form, 'acao');
  if (act === 'ordem') return move(page, form, rows);
  if (act === 'voltar-ordem' || act === 'voltar-uso') return takeBack(page, form, rows);
  const isSwitch = act === 'ligar' || act === 'desligar';
  return isSwitch && rows.list === 'resource-order' ? switchUse(page, form, rows) : null;
}

async function move({ services, staff }: StaffPage, form: FormData, { list, path }: Rows) {
  const [id, place] = [numberIn(form, 'id'), numberIn(form, 'lugar')];
  const before = await shownRows(services, list);
  const row = before.all.find((each) => each.id === id);
  if (!row || place < 0) return seeOther(path);
  const moved = { id, place, staffId: staff.id };
  const undo = await (list === 'service-order' ? placeService : placeResource)(services, moved);
  if (undo === null) return seeOther(`${path}#${rowId(list, row.slug)}`);
  const did = place < before.all.indexOf(row) ? 'up' : 'down';
  const { up, down } = (await shownRows(services, list)).neighbours(row);
  const focus =
    (did === 'up' ? up : down) === null ? rowId(list, row.slug) : orderButtonId(row.slug, did);
  return seeOther(afterRowPress(path, { slug: row.slug, did, undo }, focus));
}

async function takeBack({ services, staff }: StaffPage, form: FormData, { list, path }: Rows) {
  const { clinicFile } = services.contentStore;
  const asked = { undo: numberIn(form, UNDO_FIELD), staffId: staff.id };
  const undone =
    formText(form, 'acao') === 'voltar-ordem'
      ? await undoOrder(services, list, asked)
      : await undoUse(services, asked, async (tx, slug) => {
          const { record } = await readCatalogue(tx, clinicFile);
          return !archivedIn(record).has(slug);
        });
  const { all } = await shownRows(services, list);
  const slug = all.find((each) => each.slug === formText(form, ROW_FIELD))?.slug ?? '';
  const saved: RowSaved = { slug, did: undone.ok ? 'undone' : 'late', undo: 0 };
  return seeOther(afterRowPress(path, saved, rowId(list, slug)));
}

/** The first press shows what it would do, the second does it. */
async function switchUse(page: StaffPage, form: FormData, { list, path }: Rows) {
  const { services, staff, today } = page;
  const id = numberIn(form, 'id');
  const isActive = formText(form, 'acao') === 'ligar';
  const row = (await readResourceSettings(services.db)).find((each) => each.id === id);
  const gone = archivedIn((await catalogueOf(services)).record);
  if (!row || gone.has(row.slug)) return seeOther(path);
  const version = numberIn(form, 'versao');
  if (row.isActive === isActive) return seeOther(`${path}#${rowId(list, row.slug)}`);
  if (row.setting.version !== version) return { changedId: id, asked: null };
  const counted = { ...services, agenda: services.clinic.agenda };
  const context = { ...agendaLabelsOf(services), hrefOf: appointmentPath, today };
  const effects = await readUseEffects(counted, row, context, (slug) => !gone.has(slug));
  if (formText(form, READ_FIELD) !== effects.stamp)
    return { changedId: 0, asked: { ...row, version, effects } };
  const by = { seenVersion: version, staffId: staff.id };
  const done = await switchResource(services, { id, isActive }, by);
  if (!done.ok) return done.refusal === 'changed' ? { changedId: id, asked: null } : seeOther(path);
  const saved = { slug: row.slug, did: isActive ? 'on' : 'off', undo: done.value.undo } as const;
  return seeOther(afterRowPress(path, saved, rowId(list, row.slug)));
}

/** Rows of a list in order, and where the arrows of each lead among those that are shown. */
async function shownRows(services: StaffPage['services'], list: Rows['list']) {
  const gone = archivedIn((await catalogueOf(services)).record);
  const all =
    list === 'service-order'
      ? (await readServiceSettings(services)).map(({ id, slug }) => ({ id, slug, kind: '' }))
      : await readResourceSettings(services.db);
  return {
    all,
    neighbours: ({ id, kind }: { id: number; kind: string }) => {
      const shown = all.filter((each) => each.kind === kind && !gone.has(each.slug));
      return neighboursOf(
        all.map((each) => each.id),
        shown.map((each) => each.id),
        id,
      );
    },
  };
}

function rowId(list: Rows['list'], slug: string): string {
  return `${list === 'service-order' ? 's' : 'r'}-${slug}`;
}

function numberIn(form: FormData, name: string): number {
  const value = formText(form, name);
  return /^\d{1,9}$/.test(value) ? Number(value) : -1;
}
