import { z } from 'zod';
import { type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import {
  type ContentSource,
  partsOfText,
  readSource,
} from '#app/platform/text/markdown-files.server.ts';
import { preparationFlags } from './service-text.ts';

const flagged = z.object({ preparationFlags });

/** The preparation that a service's text says; null where the text has a fault, which whoever reads it whole tells. */
export async function readWrittenRule(
  source: ContentSource,
  slug: string,
): Promise<PreparationRule | null> {
  const { front } = {
    front: undefined,
    ...partsOfText(await readSource(source, `services/${slug}.md`)),
  };
  const read = flagged.safeParse(front);
  return read.success ? ruleOfFlags(read.data.preparationFlags) : null;
}
