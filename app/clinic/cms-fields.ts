import { z } from 'zod';

/** What staff settle about texts from another content system; the subject 'cms' of the clinic's settings. */
export const cmsSettings = z.object({
  isOn: z.boolean(),
  /** 'https://blog.example.com.br', with a path where WordPress has one, without a final slash; null: none. */
  address: z.string().max(300).nullable(),
  /** Whether the articles written here are shown too. */
  showsOwn: z.boolean(),
  /** Whether the source's pages are read too. */
  showsPages: z.boolean(),
  /** Grows when staff ask for another secret of the webhook. */
  secretNumber: z.int().min(0),
});
export type CmsSettings = z.output<typeof cmsSettings>;

/** Categories of the source by their slug, and the site's category of each; the subject 'cms-categories'. */
export const cmsCategories = z.record(z.string(), z.string());
export type CmsCategories = z.output<typeof cmsCategories>;
