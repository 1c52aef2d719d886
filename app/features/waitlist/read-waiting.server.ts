import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { LENSES, type Lenses, lensesOutBy, lensHours } from '#app/clinic/preparation-times.ts';
import { houseOf, MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import { EYES } from '#app/scheduling/exams/wanted-exams.ts';
import { isWaiterFromElsewhere } from '#app/scheduling/import/held-people.server.ts';
import type { PreparationRules } from '#app/scheduling/scheduling-services.server.ts';
import { NOTICES, PERIODS, type Wish } from './waitlist-rule.ts';
import { WAITING_MONTHS } from './waitlist-services.server.ts';

/**
 * Whether an entry still waits at a moment; SQL condition on `waitlist_entries e` and, joined to the left, its
 * `appointments a`. What ended with its appointment, or by its age, waits no more though nobody has noted it yet.
 */
export function waitsAt(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`e.ended_at is null and e.kind <> 'launch'
    and e.wished_at > ${at} - make_interval(months => ${WAITING_MONTHS})
    and (e.appointment_id is null or (a.status = 'confirmed' and a.starts_at > ${at} and a.attendance is null))`;
}

const wishShape = z.object({
  id: z.coerce.number(),
  serviceIds: z.array(z.number()),
  practitionerId: z.number().nullable(),
  /** Null for any; of who has an appointment, its own. */
  house: z.string().nullable(),
  weekdays: z.array(z.number()),
  period: z.enum(PERIODS),
  firstOn: z.string().nullable(),
  notice: z.enum(NOTICES),
  isPaused: z.boolean(),
  isDeciding: z.boolean(),
  isHeld: z.boolean(),
  hasMail: z.boolean(),
  appointmentMs: z.number().nullable(),
  slug: z.string().nullable(),
  lenses: z.enum(LENSES).nullable(),
  payerId: z.string().nullable(),
  isSeveral: z.boolean(),
  eyes: z.enum(EYES).nullable(),
  refused: z.array(z.object({ startMs: z.number(), endMs: z.number() })),
});

type WaitingServices = {
  db: Queryable;
  clock: Clock;
  agenda: { cancelNoticeHours: number; houses?: Houses };
  preparation?: PreparationRules | undefined;
  isDemonstration?: boolean;
  sendsMail?: boolean;
};

/**
 * Everybody who waits, in the order of the list. Who waits for a house that the clinic has left waits for any: an offer
 * says in which it is.
 * @param only one entry
 */
export async function readWishes(
  { db, clock, agenda, preparation, ...site }: WaitingServices,
  only?: number,
): Promise<Wish[]> {
  const { isDemonstration = false, sendsMail = true } = site;
  const { rows } = await db.execute(sql`
    select e.id, e.practitioner_id as "practitionerId",
      coalesce(e.house, case when a.id is not null then coalesce(a.branch, ${MAIN_HOUSE}) end) as house, e.weekdays, e.period,
      e.first_on::text as "firstOn", e.notice, e.paused_at is not null as "isPaused",
      case when a.id is null
        then array(select s.service_id from waitlist_services s where s.entry_id = e.id order by 1)
        else array[a.service_id] end as "serviceIds",
      case when a.id is null then e.email is not null else c.email is not null end as "hasMail",
      extract(epoch from a.starts_at)::float8 * 1000 as "appointmentMs", v.slug, p.lenses,
      a.payer as "payerId",
      (select count(*) > 1 from appointment_steps t where t.appointment_id = a.id) as "isSeveral",
      (select t.eyes from appointment_steps t where t.appointment_id = a.id and t.position = 0) as eyes,
      exists (select from waitlist_offers o join waitlist_entries x on x.id = o.entry_id
        where o.state = 'live' and (x.id = e.id
          or (x.phone_e164 = e.phone_e164 and lower(x.name) = lower(e.name)))) as "isDeciding",
      ${isDemonstration ? isWaiterFromElsewhere() : sql`false`} as "isHeld",
      coalesce((select jsonb_agg(jsonb_build_object(
          'startMs', extract(epoch from o.starts_at) * 1000, 'endMs', extract(epoch from o.ends_at) * 1000))
        from waitlist_offers o
        where o.entry_id = e.id and o.state in ('declined', 'lapsed', 'untold')
          and o.ends_at > ${clock.now().toISOString()}::timestamptz), '[]') as refused
    from waitlist_entries e
    left join appointments a on a.id = e.appointment_id
    left join contacts c on c.id = a.contact_id
    left join services v on v.id = a.service_id
    left join appointment_preparations p on p.appointment_id = a.id
    where ${waitsAt(clock.now())} ${only === undefined ? sql`` : sql`and e.id = ${only}`}
    order by e.id`);
  const found = z.array(wishShape).parse(rows);
  const asks = found.flatMap(({ slug }) => slug ?? []);
  const rules = new Map<string, PreparationRule | null>();
  for (const slug of new Set(asks))
    rules.set(slug, (await preparation?.ruleOf(db, { serviceSlug: slug })) ?? null);
  return found.map(
    ({ hasMail, house, appointmentMs, slug, lenses, payerId, isSeveral, eyes, ...found }) => {
      const { refused, ...wish } = found;
      const rule = rules.get(slug ?? '');
      const hours = rule ? lensHours(rule, lenses ?? 'unknown') : 0;
      return {
        ...wish,
        ...branchIn(house, agenda.houses),
        toldBy: hasMail && sendsMail ? 'mail' : 'desk',
        appointment:
          appointmentMs === null
            ? null
            : {
                ...ownTime(appointmentMs, { hours, lenses }, agenda),
                isSeveral,
                eyes,
                payerId: payerId ?? '',
              },
        refused: refused.map(({ startMs, endMs }) => ({
          startsAt: new Date(startMs),
          endsAt: new Date(endMs),
        })),
      };
    },
  );
}

/** @param houses those that are open; all are, where nobody has said */
function branchIn(word: string | null, houses: Houses | undefined): Pick<Wish, 'branch'> {
  if (word === null) return {};
  const branch = houseOf(word);
  return (houses?.includes(branch) ?? true) ? { branch } : {};
}

function ownTime(
  startMs: number,
  { hours, lenses }: { hours: number; lenses: Lenses | null },
  { cancelNoticeHours }: { cancelNoticeHours: number },
) {
  const startsAt = new Date(startMs);
  return {
    on: wallClockOf(startsAt).on,
    changeableUntil: new Date(startMs - cancelNoticeHours * 3_600_000),
    lenses: hours > 0 ? { hours, outAt: lenses && lensesOutBy(startsAt, hours) } : null,
  };
}
