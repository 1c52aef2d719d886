import { join } from 'node:path';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import { images } from '#app/db/media-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { beginSession } from '#app/features/staff/sessions.server.ts';
import { readImageName } from '#app/platform/image-name.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { importPageBuild, reactPages } from '#server/pages/react-pages.ts';
import { seedCampaigns } from '#server/seed-campaigns.ts';
import { isOwn } from './clinics/any-services.ts';
import { PICTURES } from './clinics/any-words.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import type { TestDatabase } from './database.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

const BUILD = join(import.meta.dirname, '../build/server/index.js');
/** Whose text an own service's page has. */
const COPIED = 'paquimetria';

type Asked = { cookie?: string; form?: Readonly<Record<string, string>> };

/**
 * The built pages over a test database, without a server or a browser: what the site of any clinic answers. A clinic
 * becomes another as on screen, by a new version of its record.
 */
export async function clinicPages({ db }: Pick<TestDatabase, 'db'>) {
  const services = await staffAppServices({ db });
  services.env.rateLimits = false;
  const pages = reactPages(() => importPageBuild(BUILD), { services, mode: 'production' });
  const { origin } = services.env.baseUrl;

  /** The administrator's id. The rows of one test are gone in the next. */
  async function administrator(): Promise<number> {
    const [known] = await db.select({ id: staff.id }).from(staff);
    if (known) return known.id;
    const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
    const made = await aStaffMember(services, { role: 'administrator', ...secondFactor });
    return made.id;
  }

  /** The pictures that records of the tests may name, without their files. */
  async function fillLibrary(by: number): Promise<void> {
    const at = services.clock.now();
    const rows = PICTURES.map((name) => ({
      ...{ name, alt: 'Uma imagem', showsPeople: false, version: 0 },
      ...{ width: readImageName(name)?.width ?? 1, height: readImageName(name)?.height ?? 1 },
      ...{ sourceSha256: Buffer.from(sha256Hex(name), 'hex') },
      ...{ createdAt: at, createdBy: by, changedAt: at, changedBy: by },
    }));
    await db.insert(images).values(rows).onConflictDoNothing();
  }

  /** A text for the page of each service of the clinic's own, in both languages. */
  async function writeOwnPages(record: ClinicRecord, by: number): Promise<void> {
    const at = services.clock.now();
    const wanted = record.services.filter(({ slug }) => isOwn(slug));
    for (const { slug } of wanted)
      for (const locale of LOCALES) {
        const source = services.contentStore.fileSource({ kind: 'services', locale, slug: COPIED });
        const [document] = await db
          .insert(contentDocuments)
          .values({
            ...{ kind: 'services', locale, slug, title: slug, version: 1 },
            ...{ latestRevision: 1, publishedRevision: 1, changedAt: at, changedBy: by },
          })
          .onConflictDoNothing()
          .returning({ id: contentDocuments.id });
        if (!document || !source) continue;
        const revision = { number: 1, source, author: by, writtenAt: at };
        await db.insert(contentRevisions).values({ documentId: document.id, ...revision });
      }
  }

  /** @throws with the faults of a record that is refused or cannot be shown */
  async function become(record: ClinicRecord): Promise<void> {
    const by = await administrator();
    await fillLibrary(by);
    // The record brings campaigns to a new clinic; this one's past has none.
    await db.delete(campaigns);
    await seedCampaigns({ db, clock: services.clock }, record);
    const parts = { db, clock: services.clock, clinicFile: serraClaraRecord };
    const { record: before, version: seenVersion } = await readCurrentRecord(db, serraClaraRecord);
    const without = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
    const changes = { ...without, ...record };
    const changed = await changeRecord(parts, { changes, seenVersion, by });
    if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
    await writeOwnPages(record, by);
    if ((await services.contentStore.refresh()) === 'faulty')
      throw new Error(JSON.stringify(services.contentStore.problems(), null, 2));
    setClinicZone(services.clinic.timeZone);
  }

  /** The page at an address, or the answer to a form that is sent there. */
  async function ask(path: string, { cookie = '', form }: Asked = {}): Promise<Response> {
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const request = new Request(origin + path, { headers: { cookie }, ...sent });
    return pages(request, { address: '203.0.113.7' });
  }

  /** The Cookie header of a new session of the administrator's. */
  async function signedIn(): Promise<string> {
    const by = await administrator();
    return `__Host-sid=${await beginSession(services, by, { awaitsSecondFactor: false })}`;
  }

  const get = (path: string) => ask(path);
  return { services, origin, become, ask, get, signedIn };
}
