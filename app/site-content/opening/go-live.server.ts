import { and, isNull } from 'drizzle-orm';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { demoFactsInText } from '#app/clinic/demonstration/demo-facts.ts';
import { demoFieldsOf } from '#app/clinic/demonstration/demo-fields.ts';
import { formatDate, formatDay, formatMoment } from '#app/clinic/format-date.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { staff, staffRoles } from '#app/db/staff-schema.ts';
import type { CheckPorts } from '#app/features/checks/check-services.server.ts';
import { newestBackup } from '#app/features/checks/machine-checks.server.ts';
import { placeOf } from '#app/features/clinic-record/sections.ts';
import { readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { keyOfLabel } from '#app/features/content/content-document.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import type { GoLiveItem, Lack } from '#app/features/first-run/go-live.ts';
import { needsTwoFactors } from '#app/features/staff/permissions.ts';
import {
  HOLDER_COLUMNS,
  holderOf,
  isOwnRole,
} from '#app/features/staff/roles/role-holder.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Env } from '#app/platform/env.server.ts';
import type { MailTrouble } from '#app/platform/mail/mail-watch.server.ts';
import {
  type ContentStore,
  readPublishedRevisions,
} from '#app/site-content/content-store.server.ts';
import { contentTypes } from '#app/site-content/content-types.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { privacyChange } from '#app/site-content/privacy/privacy-read.server.ts';
import { peopleLacks } from './agenda-gaps.server.ts';
import { houseLacks } from './house-lacks.server.ts';
import { mailItem } from './mail-domain.server.ts';
import { lacksOfRecord } from './record-lacks.ts';

const { lacks: words, known } = staffPublish;

export type OpeningServices = {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'baseUrl' | 'smtpUrl' | 'mailFrom' | 'hasMailPickup'>;
  contentStore: ContentStore;
  mailTrouble?: () => MailTrouble | null;
  /** Where backups arrive, if this process has been told. */
  checks?: Pick<CheckPorts, 'backupDir'>;
};

/** The same, as a transaction sees the database. */
type Reading = Omit<OpeningServices, 'db'> & { db: Queryable };

/** Everything that must be so, or better were, before the site is opened, with what lacks of each. */
export async function goLiveItems(services: Reading): Promise<GoLiveItem[]> {
  const { db, clock, env, contentStore } = services;
  const { record: inForce } = await effectiveRecordReader(contentStore.clinicFile)(db);
  const record = checkRecord(inForce);
  const { placeholders, legal, agenda } = lacksOfRecord(record);
  const { sources } = await readPublishedRevisions(db, clock.now());
  const lines = (lacks: readonly Lack[], name: GoLiveItem['name'], known_: string[] = []) => ({
    ...{ name, lacks, known: known_ },
  });
  return [
    lines([...fictionIn(record), ...fictionInTexts(sources, services)], 'fiction'),
    lines(placeholders.map(placeholderLine), 'placeholders'),
    lines(legal, 'legal'),
    lines([...agenda, ...(await houseLacks(services, record))], 'agenda'),
    await privacyItem(services),
    lines(await accountsWithoutSecondFactor(services), 'two-factors'),
    lines(await peopleLacks(services, record), 'people'),
    lines(addressLacks(env, record), 'address'),
    lines(env.baseUrl.protocol === 'https:' ? [] : [{ text: words.https }], 'https'),
    await mailItem(services, record),
    await backupItem(services),
  ];
}

function placeholderLine({
  title,
  href,
  fields,
}: {
  title: string;
  href: string;
  fields: readonly string[];
}): Lack {
  return { text: words.placeholder(title, fields.join(', ')), href };
}

/** Equal stamps mean that record and published texts are equal. */
export async function stampOfSite(
  db: Queryable,
  { clock, contentStore }: Pick<OpeningServices, 'clock' | 'contentStore'>,
): Promise<string> {
  const { stamp } = await effectiveRecordReader(contentStore.clinicFile)(db);
  return `${stamp} ${(await readPublishedRevisions(db, clock.now())).stamp}`;
}

function fictionIn(record: ClinicRecord): Lack[] {
  const places = new Map<string, { href: string | undefined; found: string[] }>();
  for (const { field, found } of demoFieldsOf(record)) {
    const { title = field, href } = placeOf(field) ?? {};
    const before = places.get(title)?.found ?? [];
    places.set(title, {
      href,
      found: [...before, ...found.map((each) => words.parts[each] ?? each)],
    });
  }
  return [...places].map(([title, { href, found }]) => ({
    text: title,
    detail: words.found([...new Set(found)]),
    href,
  }));
}

function fictionInTexts(
  sources: ReadonlyMap<string, string | null>,
  { contentStore }: Pick<OpeningServices, 'contentStore'>,
): Lack[] {
  const types = contentTypes(contentStore.now()['pt-BR'].clinic);
  return [...sources].flatMap(([label, source]) => {
    const [found] = demoFactsInText(source ?? '');
    const reviewedOn = reviewOfTheFile(source, contentStore.files.get(label));
    if (found === undefined && reviewedOn === undefined) return [];
    const name = label.replace(/\.md$/, '');
    const key = keyOfLabel(label);
    const type = types.find((each) => each.name === key?.kind);
    return [
      {
        text:
          found === undefined
            ? words.review(name, formatDate(reviewedOn ?? '', 'pt-BR'))
            : words.text(name, found),
        href: key && type ? contentPath({ type, ...key }) : undefined,
      },
    ];
  });
}

/** The day of the review that a text came with, where it still claims that one: nobody of this clinic was there. */
function reviewOfTheFile(source: string | null, file: string | undefined): string | undefined {
  const dayIn = (text: string) => /^reviewedOn: *['"]?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1];
  const isClaimed = /^(?:reviewer|author): *\S/m.test(source ?? '');
  const day = isClaimed && file ? dayIn(file) : undefined;
  return day === dayIn(source ?? '') ? day : undefined;
}

/** The list writes what is known of a lack right behind it. */
const asSentence = ({ detail, ...lack }: Lack): Lack => ({
  ...lack,
  ...(detail && { detail: `. ${detail}.` }),
});

async function privacyItem(services: Reading): Promise<GoLiveItem> {
  const read = await readSetting(services.db, 'privacy-text-read');
  const change = await privacyChange(services);
  const changed = change ? [change] : [];
  return {
    name: 'privacy',
    lacks: read ? changed.map(asSentence) : [{ text: words.privacyUnread }],
    known: read ? [known.privacy(read.by, formatMoment(read.at, { withYear: true }))] : [],
  };
}

/** A copy that this process sees, or one that somebody has made elsewhere. */
async function backupItem({ db, checks }: Reading): Promise<GoLiveItem> {
  const made = await readSetting(db, 'backup-made');
  const dayOf = (on: string) => formatDay(on, { withYear: true });
  const found = checks?.backupDir ? await newestBackup(checks.backupDir) : null;
  // Of an interrupted copy there is a file, but nothing in it.
  const isFound = found !== null && found.bytes > 0;
  return {
    name: 'backup',
    lacks: made || isFound ? [] : [{ text: words.backup }],
    known: [
      ...(isFound ? [known.foundBackup(dayOf(wallClockOf(new Date(found.newestMs)).on))] : []),
      ...(made ? [known.backup(made.by, dayOf(made.value.madeOn))] : []),
    ],
  };
}

async function accountsWithoutSecondFactor({ db }: Reading): Promise<Lack[]> {
  const rows = await db
    .select({ id: staff.id, name: staff.name, role: staff.role, ...HOLDER_COLUMNS })
    .from(staff)
    .leftJoin(staffRoles, isOwnRole)
    .where(and(isNull(staff.disabledAt), isNull(staff.totpSalt)));
  return rows
    .filter((row) => needsTwoFactors(holderOf(row).permissions))
    .map(({ id, name }) => ({
      text: words.noSecondFactor(name),
      href: `${STAFF_PATHS.people}/${id}`,
    }));
}

function addressLacks({ baseUrl }: OpeningServices['env'], { domain }: ClinicRecord): Lack[] {
  const isSame = baseUrl.hostname === domain || baseUrl.hostname === `www.${domain}`;
  if (isSame) return [];
  return [{ text: words.address(baseUrl.host, domain), href: placeOf('domain')?.href }];
}
