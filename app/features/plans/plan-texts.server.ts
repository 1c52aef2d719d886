import { PLAN_SLUGS } from '#app/clinic/plan-prices.ts';
import { type ContentProblem, ContentProblems } from '#app/platform/text/content-problem.ts';
import {
  type ContentSource,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import { type PlanText, planFrontMatter } from './plan-text.ts';

/**
 * The entries of all plans, in the order of the plan table, Flex last.
 * @throws ContentProblems, also for a plan without an entry
 */
export async function readPlanTexts(source: ContentSource): Promise<PlanText[]> {
  const plans = await readMarkdownFolder(source, 'plans', {
    frontMatter: planFrontMatter,
    entryOf: ({ slug, front, body }) => ({ slug, ...front, body: readSiteBlocks(body) }),
  });
  const order = [...PLAN_SLUGS, 'flex'];
  const strange = plans.filter(({ slug }) => !order.includes(slug)).map(({ slug }) => slug);
  const missing = order.filter((slug) => !plans.some((text) => text.slug === slug));
  const problems = [
    ...missing.map((slug) => planProblem(source, slug, 'text-missing')),
    ...strange.map((slug) => planProblem(source, slug, 'unknown-plan')),
  ];
  if (problems.length > 0)
    throw new ContentProblems(problems, 'The texts of the plans have faults:');
  return plans.sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
}

function planProblem(
  { locale }: ContentSource,
  slug: string,
  code: 'text-missing' | 'unknown-plan',
): ContentProblem {
  return { file: `${locale}/plans/${slug}.md`, path: '', code, params: {} };
}
