import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { bookingForm } from '#app/clinic/record/booking-form-fields.ts';
import { isInAgenda } from '#app/clinic/record/clinic-people.ts';
import { soundPresence } from '#app/clinic/record/here-on.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { changedPresence } from '#app/features/clinic-record/concerned.ts';
import type { CheckedForm } from '#app/features/clinic-record/edit-section.server.ts';
import { categoriesOf, usesOf } from '#app/features/clinic-record/kept-categories.ts';
import { servicesThatEnd } from '#app/features/clinic-record/services-without-people.ts';
import { readPaidAppointments } from '#app/features/insurance/read-paid-appointments.server.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { readPresenceEffects } from '#app/features/schedule-settings/use/presence-effects.server.ts';
import { readUseEffects } from '#app/features/schedule-settings/use/use-effects.server.ts';
import { staffBookingForm } from '#app/locales/pt-BR/staff/clinic/booking-form.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { articleCategories, readDraftCategories } from '#app/site-content/category-uses.server.ts';

const messages = staffRecord.archiving;

type Page = Pick<StaffPage, 'services' | 'today'>;
type Entry = { isArchived?: boolean | undefined };
type Localized = ClinicRecord['payers'][number]['title'];

/**
 * What archiving people, payers and categories of articles does, or bringing them back, in words and numbers; empty where
 * nobody is. Who no longer sees patients by appointment leaves the agenda as who is archived does.
 */
export async function archivingLines(
  page: Page,
  { before, after }: Pick<CheckedForm, 'before' | 'after'>,
): Promise<string[]> {
  const people = turned(before.people, after.people, ({ slug }) => slug, isOutOfAgenda);
  const payers = turned(before.payers, after.payers, ({ id }) => id);
  const was = categoriesOf(before);
  const categories = turned(was, categoriesOf(after), ({ slug }) => slug);
  return [
    ...(await linesOfPeople(page, people, after)),
    ...(await linesOfPayers(page, payers)),
    ...(await linesOfCategories(page, categories)),
  ];
}

async function linesOfCategories(
  { services }: Pick<Page, 'services'>,
  categories: ReturnType<typeof categoriesOf>,
): Promise<string[]> {
  if (categories.length === 0) return [];
  const articles = await articleCategories(services.contentStore).read(services.db);
  const drafts = await readDraftCategories(services.db);
  return categories.map((each) => {
    const text = each.isArchived
      ? messages.categoryGoes(usesOf(each, articles), usesOf(each, drafts))
      : messages.categoryComes;
    return messages.entry(textOf(each.label), text);
  });
}

/** What it does to who books when the booking form stops asking for something, or insists on it, a line for each. */
export function bookingFormLines({
  before,
  after,
}: Record<'before' | 'after', Pick<ClinicRecord, 'bookingForm'>>): string[] {
  const [was, next] = [bookingForm.parse(before.bookingForm), bookingForm.parse(after.bookingForm)];
  return (['email', 'card'] as const).flatMap((part) => {
    const asked = next[part];
    return asked === was[part] || asked === 'optional' ? [] : [staffBookingForm[part][asked]];
  });
}

/** Services that nobody does after a last day which a change sets, a line for each person. */
export function endingLines(
  change: Pick<CheckedForm, 'before' | 'after'>,
  { on, serviceTitle }: { on: string; serviceTitle: (slug: string) => string },
): string[] {
  return servicesThatEnd(change, on).map(({ untilOn, name, slugs }) => {
    const day = formatDay(untilOn, { withYear: true });
    return staffRecord.preview.serviceEnds(day, name, slugs.map(serviceTitle).join(', '));
  });
}

/** Places of a week that new first and last days open and close, a line for each person. */
export async function presenceLines(
  { services }: Pick<Page, 'services'>,
  change: Pick<CheckedForm, 'before' | 'after'>,
  { on, serviceTitle }: { on: string; serviceTitle: (slug: string) => string },
): Promise<string[]> {
  const { people } = changedPresence(change);
  if (people.length === 0) return [];
  const rows = await readResourceSettings(services.db);
  const counted = { ...services, agenda: services.clinic.agenda };
  const isOffered = offeredIn(change.after);
  const lines: string[] = [];
  for (const { slug, name, ...now } of people) {
    const row = rows.find((each) => each.slug === slug && each.isActive);
    const was = change.before.people.find((each) => each.slug === slug);
    const isHere = change.after.people.some((each) => each.slug === slug && isInAgenda(each));
    if (!row || !was || !isHere) continue;
    const days = { resourceId: row.id, name, was: soundPresence(was), now: soundPresence(now) };
    const asked = { from: on, serviceTitle };
    lines.push(...(await readPresenceEffects(counted, days, asked, isOffered)));
  }
  return lines;
}

function offeredIn({ services }: ClinicRecord): (slug: string) => boolean {
  const offered = new Set(services.flatMap(({ slug, isArchived }) => (isArchived ? [] : [slug])));
  return (slug) => offered.has(slug);
}

/** Those of both records that one has archived, or otherwise out of use, and the other has not. */
function turned<Each extends Entry>(
  before: readonly Each[],
  after: readonly Each[],
  nameOf: (entry: Each) => string,
  isOut: (entry: Each) => boolean = ({ isArchived = false }) => isArchived,
): Each[] {
  return after.filter((each) => {
    const was = before.find((other) => nameOf(other) === nameOf(each));
    return was !== undefined && isOut(was) !== isOut(each);
  });
}

const isOutOfAgenda = (person: ClinicRecord['people'][number]) => !isInAgenda(person);

async function linesOfPeople(
  { services, today }: Page,
  people: readonly ClinicRecord['people'][number][],
  after: ClinicRecord,
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await readResourceSettings(services.db);
  const context = { ...agendaLabelsOf(services), hrefOf: appointmentPath, today };
  const counted = { ...services, agenda: services.clinic.agenda };
  const lines: string[] = [];
  for (const person of people) {
    const row = rows.find((each) => each.slug === person.slug);
    if (!row) continue;
    const goes = isOutOfAgenda(person);
    const use = { id: row.id, isActive: goes };
    const effects = await readUseEffects(counted, use, context, offeredIn(after));
    // Whose appointments stay is listed below, with everybody else who must be told.
    const told = goes ? effects.lines.slice(0, -1) : effects.lines;
    const kept = goes ? [messages.kept(effects.booked.length)] : [];
    lines.push(messages.entry(textOf(person.name), [...told, ...kept].join(' ')));
  }
  return lines;
}

async function linesOfPayers(
  { services }: Page,
  payers: readonly ClinicRecord['payers'][number][],
): Promise<string[]> {
  const lines: string[] = [];
  for (const payer of payers) {
    const { title, isArchived = false } = payer;
    const booked = isArchived ? (await readPaidAppointments(services, payer.id)).length : 0;
    const text = isArchived
      ? `${messages.payerGoes} ${messages.kept(booked)}`
      : messages.payerComes;
    lines.push(messages.entry(textOf(title), text));
  }
  return lines;
}

const textOf = (text: Localized): string =>
  typeof text === 'string' ? text : text[DEFAULT_LOCALE];
