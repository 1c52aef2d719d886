import {
  CHECK_MS,
  type CheckId,
  type CheckOutcome,
  PUBLIC_CHECKS,
  STAFF_CHECKS,
  type StaffCheckOutcome,
} from './check.ts';
import { type Check, type CheckServices, type Found, fail } from './check-services.server.ts';
import {
  checkCmsCategories,
  checkCmsPages,
  checkCmsPosts,
  checkCmsRoutes,
} from './cms-checks.server.ts';
import {
  checkClock,
  checkDatabase,
  checkJobs,
  checkMail,
  checkOccupancy,
  checkTimeZone,
} from './database-checks.server.ts';
import { checkBackups, checkDisk } from './machine-checks.server.ts';
import { checkCertificate, checkDns, checkTls } from './name-checks.server.ts';
import { checkCms, checkGoogle, checkPayments, checkWhatsapp } from './partner-checks.server.ts';
import { createMemory } from './remember.ts';
import {
  checkAssets,
  checkHeaders,
  checkHost,
  checkServer,
  checkServerHeader,
  checkSpeed,
} from './site-checks.server.ts';

const CHECKS: Readonly<Record<CheckId, Check>> = {
  server: checkServer,
  tls: checkTls,
  'cms-pages': checkCmsPages,
  'cms-posts': checkCmsPosts,
  'cms-categories': checkCmsCategories,
  'cms-routes': checkCmsRoutes,
  dns: checkDns,
  host: checkHost,
  assets: checkAssets,
  headers: checkHeaders,
  speed: checkSpeed,
  'server-header': checkServerHeader,
  database: checkDatabase,
  occupancy: checkOccupancy,
  disk: checkDisk,
  jobs: checkJobs,
  mail: checkMail,
  clock: checkClock,
  'time-zone': checkTimeZone,
  certificate: checkCertificate,
  backups: checkBackups,
  cms: checkCms,
  google: checkGoogle,
  payments: checkPayments,
  whatsapp: checkWhatsapp,
};

export const ALL_CHECKS: readonly CheckId[] = [...PUBLIC_CHECKS, ...STAFF_CHECKS];

const outcomes = createMemory<StaffCheckOutcome>();
/** So that the next who asks looks anew; for tests. */
export const forgetOutcomes = outcomes.forget;

/**
 * Runs a check, or tells what it has found in the last 30 s; however many ask at once, one looks. It takes 8 s at
 * most and never throws: a check that breaks is an error of what it checks. Where it looks is configuration alone.
 */
export function runServerCheck(services: CheckServices, id: CheckId): Promise<StaffCheckOutcome> {
  return outcomes.recall(services.db, id, () => look(services, id));
}

/** What anybody may know. */
export function publicOutcome({
  verdict,
  finding,
  latencyMs,
  at,
}: StaffCheckOutcome): CheckOutcome {
  return { verdict, finding, latencyMs, at };
}

async function look(services: CheckServices, id: CheckId): Promise<StaffCheckOutcome> {
  const startedMs = performance.now();
  const { verdict, finding, raw } = await inTime(() => CHECKS[id](services), {
    onFault: (error) => {
      services.log?.error({ check: id, fault: codeOf(error) }, 'check');
      return fail('failing', { fault: codeOf(error) });
    },
  });
  const latencyMs = Math.round(performance.now() - startedMs);
  return { verdict, finding, latencyMs, at: services.clock.now().toISOString(), raw };
}

async function inTime(
  run: () => Promise<Found>,
  { onFault }: { onFault: (error: unknown) => Found },
): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(fail('timeout', { limitMs: CHECK_MS })), CHECK_MS);
  });
  try {
    return await Promise.race([run().catch(onFault), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A code or a kind of error: a message may quote a query with what is personal. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = [error, cause].flatMap((each) =>
    each instanceof Error && 'code' in each ? [String(each.code)] : [],
  )[0];
  return code ?? (cause instanceof Error ? cause.name : error.name);
}
