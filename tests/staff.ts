import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staff } from '#app/db/staff-schema.ts';
import { foreignReader } from '#app/features/cms/read-foreign.server.ts';
import { hashPassword, type PasswordCost } from '#app/features/staff/password-hash.server.ts';
import { clinicWordsOf } from '#app/features/staff/password-rules.ts';
import type { StaffMember } from '#app/features/staff/sessions.server.ts';
import type { RoleKey } from '#app/features/staff/staff-role.ts';
import type { StaffServices } from '#app/features/staff/staff-services.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { openContentStore } from '#app/site-content/content-store.server.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { stillClock, TEST_SECRET } from './booking.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import { CONTENT_DIR, testContents } from './contents.ts';
import { type TestDatabase, testClinic } from './database.ts';
import { idleJobs, noDeadLetters } from './jobs.ts';

/** A hundred thousandth of the real cost, so that tests stay fast. */
export const QUICK_COST: PasswordCost = { logN: 4, r: 1, p: 1 };

export const PASSWORD = 'trem amassa goiaba torto';

type Line = { fields: object; text: string };

/** A log that collects its lines. */
function keptLog(): Log & { lines: Line[] } {
  const lines: Line[] = [];
  const write = (first: unknown, second?: unknown) => {
    const fields = typeof first === 'object' && first !== null ? first : {};
    lines.push({ fields, text: String(second ?? first) });
  };
  return { lines, debug: write, info: write, warn: write, error: write };
}

/** The login's services on a test database, with a fixed clock. */
export function staffServices({ db }: TestDatabase, clock = stillClock()) {
  const log = keptLog();
  const services: StaffServices = {
    db,
    clock,
    log,
    secret: TEST_SECRET,
    limitsLogins: true,
    passwordCost: QUICK_COST,
    clinicWords: clinicWordsOf(testClinic),
  };
  return { ...services, clock, log };
}

/** A stored staff member whose password is PASSWORD. */
export async function aStaffMember(
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  changes: Partial<typeof staff.$inferInsert> = {},
): Promise<StaffMember> {
  const role: RoleKey = changes.role ?? 'reception';
  const [made] = await db
    .insert(staff)
    .values({
      username: role.replace(':', ''),
      name: `Pessoa de ${role}`,
      role,
      passwordHash: await hashPassword(PASSWORD, QUICK_COST),
      createdAt: clock.now(),
      ...changes,
    })
    .returning();
  if (!made) throw new Error('nobody was stored');
  return { id: made.id, name: made.name, username: made.username, role: made.role };
}

/** All services of the app on a test database, for route handlers. */
export async function staffAppServices(
  { db, ownAgendaOf }: Pick<TestDatabase, 'db'> & Partial<Pick<TestDatabase, 'ownAgendaOf'>>,
  clock = stillClock(),
  record: ClinicRecord = serraClaraRecord,
) {
  const log = keptLog();
  const content = {
    contentDir: CONTENT_DIR,
    readRecord: effectiveRecordReader(record),
    clinicFile: record,
    first: record === serraClaraRecord ? testContents : await readContents(CONTENT_DIR, record),
    foreign: foreignReader(undefined),
  };
  const contentStore = await openContentStore({ db, clock, log, ...content });
  const services: AppServices = {
    db,
    ...(ownAgendaOf && { ownAgendaOf }),
    clock,
    log,
    jobs: idleJobs,
    deadLetters: noDeadLetters,
    get clinic() {
      return contentStore.now()['pt-BR'].clinic;
    },
    get contents() {
      return contentStore.now();
    },
    contentStore,
    env: {
      nodeEnv: 'test',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL('https://clinica.example.com'),
      appSecret: TEST_SECRET,
      trustProxy: [],
      rateLimits: true,
      logLevel: 'silent',
    },
  };
  return Object.assign(services, { clock, log });
}
