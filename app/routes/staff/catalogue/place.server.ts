import { data } from 'react-router';
import {
  chosenHouse,
  hasBranches,
  houseOptions,
  wordOfHouse,
} from '#app/clinic/record/branch-fields.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { EFFECTS_FIELD } from '#app/features/catalogue/archiving.tsx';
import { CATALOGUE_PATHS, placePath } from '#app/features/catalogue/catalogue-paths.ts';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { readUseEffects } from '#app/features/schedule-settings/use/use-effects.server.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import {
  addPlace,
  archivePlace,
  placesOf,
  renamePlace,
  servicesOnlyWith,
} from '#app/site-content/catalogue/change-places.server.ts';
import { stampOf } from '#app/site-content/catalogue/change-services.server.ts';
import { catalogueOf } from './catalogue-parts.server.ts';
import { afterChange, answerUndo, savedOf } from './catalogue-undo.server.ts';
import { unreadMove, unreadNewPlace } from './place-effects.server.ts';
import { askedPlace, shownPlaceHistory } from './place-history.server.ts';
import { archivedIn } from './row-acts.server.ts';

const { effects, refused, wrong } = staffCatalogue;

/** A room or device: its name, and whether it is in the lists. */
export async function placePageOf(args: StaffArgs & { params: { slug: string } }) {
  const page = staffPageOf(args);
  const { record } = await catalogueOf(page.services);
  const found = placesOf(record).find(({ slug }) => slug === args.params.slug);
  if (!found) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { kind: _kind, ...place } = found;
  return { ...page, record, place, stamp: stampOf(place) };
}

type PlacePage = Awaited<ReturnType<typeof placePageOf>>;

/** The page as its form shows it. */
export async function shownPlace(args: StaffArgs & { params: { slug: string } }) {
  const page = await placePageOf(args);
  const { services, record, place, stamp, url, may, today } = page;
  const { slug, name } = place;
  const only = servicesOnlyWith(record, slug).map(agendaLabelsOf(services).serviceTitle);
  const isLooking = url.searchParams.has(place.isArchived ? 'voltar' : 'arquivar');
  const asked = await askedPlace({ services, url, slug });
  return {
    ...{ slug, stamp, title: name, name: asked?.place.name ?? name },
    house: wordOfHouse((asked ? asked.place.branch : place.branch) ?? null),
    filled: asked?.filled ?? null,
    history: await shownPlaceHistory({
      ...{ services, url, record, slug, form: placePath(slug) },
      hoursFrom: may('agenda.write') && !place.isArchived ? today : null,
    }),
    houses: houseOptions(services.clinic),
    isArchived: place.isArchived === true,
    saved: await savedOf(page),
    archiving: isLooking
      ? {
          obstacle: !place.isArchived && only.length > 0 ? effects.onlyFor(only.join(', ')) : null,
          ...(await effectsOf(page)),
        }
      : null,
  };
}

async function effectsOf({ services, record, place, today }: PlacePage) {
  const row = (await readResourceSettings(services.db)).find(({ slug }) => slug === place.slug);
  const counted = { ...services, agenda: services.clinic.agenda };
  const context = { ...agendaLabelsOf(services), hrefOf: appointmentPath, today };
  const gone = archivedIn(record);
  const use = { id: row?.id ?? 0, isActive: !place.isArchived };
  return readUseEffects(counted, use, context, (slug) => !gone.has(slug));
}

export async function answerPlace(args: StaffArgs & { params: { slug: string } }) {
  const page = await placePageOf(args);
  const { services, staff, record, place } = page;
  const form = await args.request.formData();
  const undone = await answerUndo(page, form, placePath(place.slug));
  if (undone) return undone;
  const seen = { slug: place.slug, stamp: formText(form, 'visto'), staffId: staff.id };
  const again = (name: string, message: string, status: number) =>
    data(
      {
        ...{ name, errors: [{ fieldId: 'nome', message }], effects: null },
        house: formText(form, 'unidade') || null,
        // After an invalid name the form stays based on what was seen; after a change of others, on what is now.
        seenStamp: status === 400 ? seen.stamp : null,
      },
      { status },
    );
  const intent = formText(form, 'acao');
  if (intent === 'arquivar' || intent === 'voltar') {
    const read = formText(form, EFFECTS_FIELD);
    if (read !== '' && read !== (await effectsOf(page)).stamp)
      return again(place.name, effects.changed, 409);
    const done = await archivePlace(services, intent === 'arquivar', seen);
    if (done.ok) return seeOther(afterChange(CATALOGUE_PATHS.places, 'feito', done.value));
    return again(place.name, refused[done.refusal], 409);
  }
  const name = formText(form, 'nome').trim();
  const others = placesOf(record).filter(({ slug }) => slug !== place.slug);
  if (!isPlaceName(name, others)) return again(name, wrong.placeName, 400);
  const branch = hasBranches(services.clinic)
    ? chosenHouse(services.clinic, formText(form, 'unidade'))
    : (place.branch ?? null);
  const moves = await unreadMove(page, place, { form, branch });
  const house = wordOfHouse(branch);
  if (moves) return data({ name, errors: [], house, effects: moves, seenStamp: seen.stamp });
  const saved = await renamePlace(services, { name, branch }, seen);
  return saved.ok
    ? seeOther(afterChange(placePath(place.slug), 'feito', saved.value))
    : again(name, refused[saved.refusal], 409);
}

/** What the list of places shows besides those of the agenda: who may add, and those that are archived. */
export async function placesBeside({ services, may }: StaffPage) {
  const { record } = await catalogueOf(services);
  const { serviceTitle } = agendaLabelsOf(services);
  return {
    mayManage: may('clinic.manage'),
    gone: archivedIn(record),
    own: placesOf(record).map(({ slug }) => slug),
    archived: placesOf(record)
      .filter(({ isArchived }) => isArchived)
      .map(({ slug, name }) => ({ slug, name })),
    services: record.services
      .filter(({ isArchived }) => !isArchived)
      .map(({ slug }) => ({ slug, title: serviceTitle(slug) })),
    houses: houseOptions(services.clinic),
  };
}

/** Adds a room or device, or says what is wrong; null when another form was sent. */
export async function answerNewPlace(page: StaffPage, form: FormData) {
  const { services, staff, may, url } = page;
  if (formText(form, 'acao') !== 'incluir') return null;
  const { record } = await catalogueOf(services);
  const name = formText(form, 'nome').trim();
  const kind = formText(form, 'tipo') === 'equipment' ? 'equipment' : 'rooms';
  const usedBy = form.getAll('servico').map(String);
  // Who has typed nothing only goes on.
  if (leadsOn(url) && name === '' && usedBy.length === 0) return seeOther(CATALOGUE_PATHS.places);
  const branch = chosenHouse(services.clinic, formText(form, 'unidade'));
  const shown = {
    ...{ changedId: 0, asked: null, effects: null },
    added: { name, kind, usedBy, house: wordOfHouse(branch) },
  };
  const again = (message: string, status: number) =>
    data({ ...shown, errors: [{ fieldId: 'nome', message }] }, { status });
  if (!may('clinic.manage')) return again(refused.faulty, 403);
  if (!isPlaceName(name, placesOf(record))) return again(wrong.placeName, 400);
  const effects = await unreadNewPlace(page, { isRoom: kind === 'rooms', branch, usedBy }, form);
  if (effects) return data({ ...shown, errors: [], effects });
  const added = await addPlace(services, { kind, name, branch, usedBy }, staff.id);
  return added.ok
    ? seeOther(afterChange(CATALOGUE_PATHS.places, 'feito', added.value))
    : again(refused[added.refusal], 409);
}

function isPlaceName(name: string, others: readonly { name: string }[]): boolean {
  const isNew = others.every((each) => each.name.toLowerCase() !== name.toLowerCase());
  return isNew && /\p{L}/u.test(name) && name.length >= 2 && name.length <= 60;
}
