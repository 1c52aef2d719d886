import {
  type CheckFinding,
  type CheckId,
  type CheckVerdict,
  PUBLIC_CHECKS,
  STAFF_CHECKS,
} from '#app/features/checks/check.ts';
import type { CheckServices } from '#app/features/checks/check-services.server.ts';
import { findingWords } from '#app/features/checks/finding-words.ts';
import { runServerCheck } from '#app/features/checks/run-server-check.server.ts';
import {
  isPublicCheck,
  staffFindingWords,
  staffWordsOf,
} from '#app/features/checks/staff-words.ts';
import { checksMessages } from '#app/locales/checks/checks.ts';
import { doctorWords } from '#app/locales/faults/doctor.ts';
import type { Told } from '#app/locales/faults/start-faults.ts';
import type { DoctorLine } from './doctor-line.ts';

const english = checksMessages['en-US'];
const NEED_DATABASE: readonly CheckId[] = [
  'database',
  'occupancy',
  'jobs',
  'mail',
  'clock',
  'time-zone',
  'payments',
  'whatsapp',
];
const NEED_SERVER: readonly CheckId[] = ['host', 'assets', 'headers', 'speed', 'server-header'];

/**
 * Runs every check that has what it needs; the others say what is missing, which a line of its own has told.
 * @param isDatabaseThere whether the database of the services answers
 */
export async function checkLines(
  services: CheckServices,
  { isDatabaseThere }: { isDatabaseThere: boolean },
): Promise<DoctorLine[]> {
  const server = await runServerCheck(services, 'server');
  const isSiteThere = server.verdict !== 'error';
  const ids: readonly CheckId[] = [...PUBLIC_CHECKS, ...STAFF_CHECKS];
  return Promise.all(
    ids.map(async (id) => {
      if (!isDatabaseThere && NEED_DATABASE.includes(id)) return skippedLine(id, 'database');
      if (!isSiteThere && NEED_SERVER.includes(id)) return skippedLine(id, 'server');
      const { verdict, finding, raw, latencyMs } = await runServerCheck(services, id);
      return {
        id,
        status: verdict,
        title: titleOf(id),
        words: { pt: staffFindingWords(id, finding), en: inEnglish(id, finding) },
        todo: todoOf(id, { verdict, finding, isLocal: raw.protocol === 'http' }),
        raw: { ...raw, finding, latencyMs },
      };
    }),
  );
}

function skippedLine(id: CheckId, why: keyof typeof doctorWords.skipped): DoctorLine {
  const words = doctorWords.skipped[why];
  return { id, status: 'idle', title: titleOf(id), words, todo: null, raw: { skipped: why } };
}

function titleOf(id: CheckId): Told {
  const { title: pt } = staffWordsOf(id);
  const en = isPublicCheck(id) ? english.tests[id].title : doctorWords.titles[id].en;
  return { pt, en };
}

function inEnglish(id: CheckId, finding: CheckFinding): string {
  if (isPublicCheck(id)) return findingWords(english, { id, finding });
  return finding === 'failing' ? doctorWords.failing.en : english.findings[finding];
}

function todoOf(
  id: CheckId,
  { verdict, finding, isLocal }: { verdict: CheckVerdict; finding: CheckFinding; isLocal: boolean },
): Told | null {
  if (verdict === 'success' || finding === 'not-configured') return null;
  return id === 'tls' && isLocal ? doctorWords.local : doctorWords.todo[id];
}
