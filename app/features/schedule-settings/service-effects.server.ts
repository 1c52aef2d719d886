import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { staffLengths } from '#app/locales/pt-BR/staff/settings/lengths.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { Clock } from '#app/platform/clock.ts';
import { formText } from '#app/platform/form-values.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { AgendaRules } from '#app/scheduling/available-slots.ts';
import { countWeek } from '#app/scheduling/hours/count-openings.server.ts';
import { type LengthPlan, timesWith } from '#app/scheduling/lengths/service-on.ts';
import { readBookedAppointments } from './booked-appointments.server.ts';
import type { BookedAppointment } from './outside-appointments.ts';
import { type OutsideContext, type OutsideView, toOutsideView } from './outside-list.tsx';
import { type PreparationPreview, previewPreparation } from './preparation-effects.server.ts';
import { readResourceSettings } from './resources.server.ts';
import { type AgendaSettings, type NewServiceSettings, READ_FIELD } from './service-form.ts';
import { type ServiceSettings, writeService } from './services.server.ts';

const messages = staffSettings.serviceEffects;

/** What saving a service's settings would do, in words. */
export type ServicePreview = PreparationPreview & {
  /** Times that can be booked, and what becomes of booked appointments; null where neither changes. */
  settled: {
    lines: readonly string[];
    without: { line: string; list: OutsideView[] } | null;
  } | null;
  /** Of what the page showed; the form sends it back when somebody has read it. */
  stamp: string;
};

type Services = { db: Database; clock: Clock; agenda: AgendaRules };
type Change = {
  service: ServiceSettings;
  settings: NewServiceSettings;
  /** What the service's text says of its preparation. */
  written: PreparationRule;
  form: FormData;
  /** Calendar day in the clinic's zone. */
  today: string;
};

/** What saving would do; null where it does nothing to tell, or the form's sender has read it. */
export async function unreadEffects(
  services: Services,
  change: Change,
  context: OutsideContext,
): Promise<ServicePreview | null> {
  const { service, settings, written, form } = change;
  const rules = { before: service.preparation ?? written, after: settings.preparation ?? written };
  const preparation =
    settings.preparation === undefined
      ? { affected: [], tooSoon: 0 }
      : await previewPreparation(services, { serviceSlug: service.slug, ...rules }, context);
  const kept = isOtherwise(service, settings) ? await readKept(services, change, context) : null;
  if (preparation.affected.length === 0 && !kept) return null;
  // Times are booked all the while: their number is told, and not held against who has read it.
  const stamp = sha256Hex(JSON.stringify([preparation.affected, settings, kept]));
  if (formText(form, READ_FIELD) === stamp) return null;
  const settled = kept && {
    ...kept,
    lines: [...(await openingLines(services, change)), ...kept.lines],
  };
  return { ...preparation, settled, stamp };
}

function rulesOf(settings: AgendaSettings) {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline } = settings;
  const { lengths = { own: [], later: [] } } = settings;
  const resourceIds = settings.resourceIds.toSorted((one, other) => one - other);
  return {
    durationMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    isBookableOnline,
    resourceIds,
    lengths,
  };
}

function isOtherwise(service: ServiceSettings, settings: NewServiceSettings): boolean {
  return JSON.stringify(rulesOf(service)) !== JSON.stringify(rulesOf(settings));
}

async function openingLines(
  services: Services,
  { service, settings, today }: Change,
): Promise<string[]> {
  const weekFrom = async (from: string) => {
    const change = (tx: Transaction) => writeService(tx, service.id, rulesOf(settings));
    const { before, after } = await countWeek(services, { slug: service.slug, from, change });
    return after === 0 ? messages.none : messages.week(before, after);
  };
  const isNow = nowOf(service) !== nowOf(settings);
  const [was, next] = [service.lengths.later[0], settings.lengths?.later[0]];
  const isPlanned = JSON.stringify(was) !== JSON.stringify(next);
  const days = isPlanned ? [was, next].flatMap((each) => each?.fromOn ?? []) : [];
  const planned: string[] = [];
  for (const on of new Set(days.toSorted()))
    planned.push(staffLengths.effects.from(formatDate(on), await weekFrom(on)));
  const isSwitched = service.isBookableOnline !== settings.isBookableOnline;
  return [
    ...(isSwitched ? [settings.isBookableOnline ? messages.online : messages.offline] : []),
    ...(isNow ? [await weekFrom(addDays(today, 1))] : []),
    ...planned,
  ];
}

/** All that holds from now on. */
function nowOf(settings: AgendaSettings): string {
  const { lengths, ...now } = rulesOf(settings);
  return JSON.stringify([now, lengths.own]);
}

/** How many appointments would take another time if they were booked anew. */
function keptLengths(
  booked: readonly BookedAppointment[],
  { id: _id, ...before }: ServiceSettings,
  after: AgendaSettings,
): number {
  const planOf = ({ lengths, ...times }: AgendaSettings) => ({ ...times, ...lengths });
  const [was, next] = [planOf(before), planOf(after)];
  return booked.filter(({ startsAt, resourceIds }) => {
    const { on } = wallClockOf(startsAt);
    const of = (plan: LengthPlan) => JSON.stringify(timesWith(plan, on, resourceIds[0] ?? 0));
    return of(was) !== of(next);
  }).length;
}

/** What becomes of the booked appointments, which all stay. */
async function readKept(
  { db, clock }: { db: Queryable; clock: Clock },
  { service, settings }: Change,
  context: OutsideContext,
) {
  const booked = await readBookedAppointments({ db, clock }, { serviceSlug: service.slug });
  const names = new Map((await readResourceSettings(db)).map(({ id, name }) => [id, name]));
  const dropped = service.resourceIds.filter((id) => !settings.resourceIds.includes(id));
  const without = booked.filter((each) => each.resourceIds.some((id) => dropped.includes(id)));
  const isLonger = service.durationMinutes !== settings.durationMinutes;
  const isBuffered =
    service.bufferBeforeMinutes !== settings.bufferBeforeMinutes ||
    service.bufferAfterMinutes !== settings.bufferAfterMinutes;
  const isTouched = booked.length > 0 && (isLonger || isBuffered);
  const kept = isTouched ? 0 : keptLengths(booked, service, settings);
  const droppedNames = dropped.map((id) => names.get(id) ?? '').join(', ');
  return {
    lines: [
      ...(isTouched && isLonger
        ? [messages.length(booked.length, service.durationMinutes)]
        : isTouched
          ? [messages.buffers(booked.length)]
          : []),
      ...(kept > 0 ? [staffLengths.effects.kept(kept)] : []),
      ...(isTouched || kept > 0 || without.length > 0 ? [] : [messages.free]),
    ],
    without:
      without.length === 0
        ? null
        : {
            line: messages.without(without.length, droppedNames),
            list: without.map((each) => {
              const needed = each.resourceIds.filter((id) => dropped.includes(id));
              const view = toOutsideView({ ...each, outside: [] }, context);
              return { ...view, outside: needed.map((id) => names.get(id) ?? '').join(', ') };
            }),
          },
  };
}
