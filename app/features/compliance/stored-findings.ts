import { z } from 'zod';
import { type Finding, RULES } from './linted-content.ts';

export type StoredFinding = Pick<Finding, 'rule' | 'severity' | 'excerpt' | 'before' | 'after'>;

const shape = z.array(
  z.object({
    rule: z.enum(RULES),
    severity: z.enum(['blocks', 'advises']),
    excerpt: z.string(),
    before: z.string(),
    after: z.string(),
  }),
) satisfies z.ZodType<StoredFinding[]>;

/** Findings as they were stored; none where an older release had other rules. */
export function storedFindings(stored: unknown): readonly StoredFinding[] {
  return shape.safeParse(stored).data ?? [];
}
