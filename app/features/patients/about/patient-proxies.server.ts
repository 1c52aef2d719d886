import { and, asc, eq, notLike } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { patientProxies } from '#app/db/patients-schema.ts';
import { contacts, patients } from '#app/db/schema.ts';
import { NOBODY } from '#app/features/patients/find-patients.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type AboutPatient, auditAbout, holdPatient } from './held-patient.server.ts';

type Services = { db: Database; clock: Clock };
export type PatientProxy = { name: string; phoneE164: string; relation: string };

/** So many that nobody needs more, and few enough to read while somebody calls. */
export const MOST_PROXIES = 8;

/** Who may book for a patient, in the order in which they were named. */
export function readProxies(db: Queryable, patientId: number) {
  return db
    .select({
      id: patientProxies.id,
      name: patientProxies.name,
      phoneE164: patientProxies.phoneE164,
      relation: patientProxies.relation,
    })
    .from(patientProxies)
    .where(eq(patientProxies.patientId, patientId))
    .orderBy(asc(patientProxies.id));
}

/** Notes who may book for a patient; the same name and number twice is one. */
export async function addProxy(
  { db, clock }: Services,
  { patientId, by, proxy }: AboutPatient & { proxy: PatientProxy },
): Promise<Result<void, 'gone' | 'too-many'>> {
  return db.transaction(async (tx) => {
    const contactId = await holdPatient(tx, patientId);
    if (contactId === null) return refuse('gone');
    const isKnown = ({ name, phoneE164 }: PatientProxy) =>
      name === proxy.name && phoneE164 === proxy.phoneE164;
    const known = await readProxies(tx, patientId);
    if (known.some(isKnown)) return ok(undefined);
    if (known.length >= MOST_PROXIES) return refuse('too-many');
    const at = clock.now();
    const added = await tx
      .insert(patientProxies)
      .values({ patientId, ...proxy, addedAt: at, addedBy: by.id })
      .onConflictDoNothing()
      .returning({ id: patientProxies.id });
    if (added.length > 0)
      await auditAbout(tx, { contactId, at, by }, { action: 'person.proxy-added' });
    return ok(undefined);
  });
}

/** Who no longer books for a patient is forgotten. */
export async function removeProxy(
  { db, clock }: Services,
  { patientId, by, proxyId }: AboutPatient & { proxyId: number },
): Promise<Result<void, 'gone'>> {
  return db.transaction(async (tx) => {
    const contactId = await holdPatient(tx, patientId);
    if (contactId === null) return refuse('gone');
    const removed = await tx
      .delete(patientProxies)
      .where(and(eq(patientProxies.id, proxyId), eq(patientProxies.patientId, patientId)))
      .returning({ id: patientProxies.id });
    if (removed.length > 0)
      await auditAbout(tx, { contactId, at: clock.now(), by }, { action: 'person.proxy-removed' });
    return ok(undefined);
  });
}

/** The patients for whom somebody with this number may book, and as whom; erased ones are none. */
export function findByProxy(db: Queryable, phoneE164: string) {
  return db
    .select({ patientId: patients.id, proxyId: patientProxies.id })
    .from(patientProxies)
    .innerJoin(patients, eq(patients.id, patientProxies.patientId))
    .innerJoin(contacts, eq(contacts.id, patients.contactId))
    .where(and(eq(patientProxies.phoneE164, phoneE164), notLike(contacts.phoneE164, NOBODY)))
    .orderBy(asc(patients.id), asc(patientProxies.id));
}
