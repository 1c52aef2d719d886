import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { services } from '#app/db/schema.ts';
import {
  type LengthRow,
  lengthRowsOf,
  withLengths,
} from '#app/scheduling/lengths/length-rows.server.ts';
import { type LengthPlan, ofLength, ofOneEye } from '#app/scheduling/lengths/service-on.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import type { ScheduleSnapshot } from '#app/scheduling/working-minutes.ts';
import { type ExamRules, type Misfit, misfitOf } from './exam-order.ts';
import { type Eyes, isPlain, type Wanted, wantedExams } from './wanted-exams.ts';

export type BookableService = LengthPlan & {
  id: number;
  slug: string;
  isBookableOnline: boolean;
};

export type Needs = Pick<ScheduleSnapshot, 'practitionerIds' | 'otherIds'>;

/** A service as it is wanted: its length is that of the eyes that were asked for. */
export type BookableExam = BookableService &
  Needs &
  ExamRules & {
    /** Null where the service is not done for each eye. */
    eyes: Eyes | null;
  };

/** What somebody comes for, as the agenda knows it. */
export type Bookable = {
  /** The one that leads: of several exams the first in the clinic's order; bookable online when all are. */
  service: BookableService;
  /** All of them together. */
  needs: Needs;
  /** In the clinic's order; null for one service as it stands in the agenda. */
  exams: BookableExam[] | null;
  misfit: Misfit | null;
};

type Row = Omit<BookableExam, 'eyes' | 'own' | 'later' | keyof Needs> & {
  lengths: LengthRow[];
  oneEyeMinutes: number | null;
  resourceId: number | null;
  kind: string | null;
  /** A room or device of another house is of no use. */
  isActive: boolean | null;
};

/** As staff have set it on screen, else as the clinic's record says; what may dilate counts. */
function dilatesNow(service: SQL) {
  return sql<boolean>`coalesce((select p.dilates <> 'never' from service_preparations p
    where p.service_id = ${service}.id), ${service}.dilates)`;
}

/** The services somebody wants, with what they need, in one query; null when one is unknown. */
export async function readBookable(db: Queryable, wanted: Wanted): Promise<Bookable | null> {
  const asked = wantedExams(wanted);
  const slugs = asked.map(({ serviceSlug }) => serviceSlug);
  const excluded = sql`array(select case when x.service_id = s.id then x.other_id else x.service_id end
    from service_exclusions x where s.id in (x.service_id, x.other_id))`;
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.slug, s.duration_minutes as "durationMinutes",
      s.buffer_before_minutes as "bufferBeforeMinutes",
      s.buffer_after_minutes as "bufferAfterMinutes", ${lengthRowsOf(sql`s.id`)} as lengths,
      s.is_bookable_online as "isBookableOnline",
      s.one_eye_minutes as "oneEyeMinutes", ${dilatesNow(sql`s`)} as dilates, s.order_rank as "orderRank",
      s.stands_alone as "standsAlone",
      ${slugs.length > 1 ? excluded : sql`'{}'::int[]`} as "excludedIds",
      r.id as "resourceId", r.kind,
      r.is_active and (r.kind = 'practitioner' or r.branch is not distinct from ${wanted.branch ?? null})
        as "isActive"
    from services s
    left join service_resources sr on sr.service_id = s.id
    left join resources r on r.id = sr.resource_id
    where s.slug = any(${sql.param(slugs)}::text[])
    order by s.position, s.id, r.position, r.id`);
  if (!slugs.every((slug) => rows.some((row) => row.slug === slug))) return null;
  const order = [...new Set(rows.map(({ slug }) => slug))];
  const usual = asked
    .toSorted((one, other) => order.indexOf(one.serviceSlug) - order.indexOf(other.serviceSlug))
    .flatMap(({ serviceSlug, eyes }) =>
      examOf(
        rows.filter(({ slug }) => slug === serviceSlug),
        eyes,
      ),
    );
  const { ownMinutes } = wanted;
  const exams = usual.map((each) => (ownMinutes === undefined ? each : ofLength(each, ownMinutes)));
  const [leading] = exams;
  if (!leading) return null;
  const { id, slug, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = leading;
  const { own, later } = leading;
  return {
    service: {
      ...{ id, slug, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, own, later },
      isBookableOnline: exams.every((exam) => exam.isBookableOnline),
    },
    needs: needsOf(exams),
    exams:
      exams.length === 1 && isPlain({ ...wanted, eyes: leading.eyes ?? 'both' }) ? null : exams,
    misfit: misfitOf(exams),
  };
}

/** @param rows of one service, one for each resource */
function examOf(rows: readonly Row[], asked: Eyes = 'both'): BookableExam[] {
  const [first] = rows;
  if (!first) return [];
  const { resourceId: _id, kind: _kind, isActive: _active, oneEyeMinutes, lengths, ...row } = first;
  const service = withLengths(row, lengths);
  const eyes = oneEyeMinutes === null ? null : asked;
  const activeIds = (wantsPractitioner: boolean) =>
    rows.flatMap(({ resourceId, kind, isActive }) =>
      resourceId !== null && isActive && (kind === 'practitioner') === wantsPractitioner
        ? [resourceId]
        : [],
    );
  // An inactive room or device is still required: the service has no slots until it is active again.
  const needsOther = rows.some(({ kind }) => kind !== null && kind !== 'practitioner');
  return [
    {
      ...service,
      ...(isOne(eyes) && oneEyeMinutes !== null && ofOneEye(service, oneEyeMinutes)),
      eyes,
      practitionerIds: activeIds(true),
      otherIds: needsOther ? activeIds(false) : null,
    },
  ];
}

/** What can be booked online, as it goes together with others, in the clinic's order. */
export async function readCombinable(db: Queryable) {
  const rows = await db
    .select({ id: services.id, slug: services.slug, dilates: dilatesNow(sql`${services}`) })
    .from(services);
  return (await readOfferedServices(db))
    .filter(({ isBookableOnline }) => isBookableOnline)
    .flatMap((service) => {
      const row = rows.find(({ slug }) => slug === service.slug);
      return row ? [{ ...service, ...row }] : [];
    });
}

/** How long a service takes of one eye; null where it is not done for each eye. */
export async function readEyeMinutes(db: Queryable, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ minutes: services.oneEyeMinutes })
    .from(services)
    .where(eq(services.slug, slug));
  return row?.minutes ?? null;
}

function isOne(eyes: Eyes | null): boolean {
  return eyes === 'right' || eyes === 'left';
}

function needsOf(exams: readonly BookableExam[]): Needs {
  const others = exams.flatMap(({ otherIds }) => otherIds ?? []);
  return {
    practitionerIds: [...new Set(exams.flatMap(({ practitionerIds }) => practitionerIds))],
    otherIds: exams.every(({ otherIds }) => otherIds === null) ? null : [...new Set(others)],
  };
}
