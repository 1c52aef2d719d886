import { PLAN_SLUGS } from '#app/clinic/plan-prices.ts';
import {
  type ContentSource,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { type PlanText, planFrontMatter } from './plan-text.ts';

/**
 * The texts of all plans, in the order of the plan table and Flex last.
 * @throws one Error that names the file and the field of every fault, or a plan without a text
 */
export async function readPlanTexts(place: ContentSource): Promise<PlanText[]> {
  const texts = await readMarkdownFolder(place, 'plans', {
    frontMatter: planFrontMatter,
    entryOf: ({ slug, front, body }) => ({ slug, ...front, body: readTextBlocks(body) }),
  });
  const order = [...PLAN_SLUGS, 'flex'];
  const strange = texts.filter(({ slug }) => !order.includes(slug)).map(({ slug }) => slug);
  const missing = order.filter((slug) => !texts.some((text) => text.slug === slug));
  const faults = [
    ...missing.map((slug) => `- ${place.locale}/plans/${slug}.md: is missing`),
    ...strange.map((slug) => `- ${place.locale}/plans/${slug}.md: is not in the plan table`),
  ];
  if (faults.length > 0)
    throw new Error(['The texts of the plans have faults:', ...faults].join('\n'));
  return texts.sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
}
