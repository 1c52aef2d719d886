import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { postProblems } from '#app/features/blog/read-posts.server.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { IMPORTED } from './import-slugs.server.ts';
import { NO_ALT } from './import-text.server.ts';
import { findingsIn } from './text-findings.ts';

export type Readiness = {
  /** Missing or wrong fields. */
  problems: readonly ContentProblem[];
  /** Medical advertising: what must change, and how much is only advised. */
  blocking: readonly Finding[];
  advice: number;
  /** A picture still waits for its description. */
  lacksAlt: boolean;
  /** Nothing stands in the way of publishing it. */
  isReady: boolean;
};

/** What stands between a draft and the site. @param today calendar day in the clinic's zone */
export async function readinessOf(
  { slug, source }: { slug: string; source: string },
  about: { clinic: Clinic; today: string },
): Promise<Readiness> {
  const problems = await postProblems(
    { slug, source },
    about.clinic.postCategories,
    IMPORTED.locale,
  );
  const findings = findingsIn({ ...IMPORTED, slug }, readParts(source), about);
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  const lacksAlt = source.includes(NO_ALT);
  return {
    problems,
    blocking,
    advice: findings.length - blocking.length,
    lacksAlt,
    isReady: problems.length === 0 && blocking.length === 0 && !lacksAlt,
  };
}
