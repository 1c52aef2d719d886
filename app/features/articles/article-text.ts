import { z } from 'zod';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';

/** Additional fields of an article that a professional is responsible for. */
export const articleFields = {
  /** Slug of a practitioner in the clinic record. */
  reviewer: z.string().trim().min(1, 'is empty'),
  reviewedOn: z.iso.date("must be a day such as '2026-10-15', in quotes"),
};

export type ArticleText = PageText<PageFront & { reviewer: string; reviewedOn: string }>;
