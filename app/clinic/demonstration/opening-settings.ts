import { z } from 'zod';
import { calendarDay } from '#app/clinic/clinic-fields.ts';

// What staff settle on the way to an open site; each is a subject of clinic_settings.

/** Whether the site is open to search engines, and for what the clinic opened it without. */
export const siteOpening = z.object({
  isOpen: z.boolean(),
  /** Items of the list that lack, with the clinic's reason. */
  waived: z.array(z.object({ item: z.string(), reason: z.string() })),
});

/** The day on which somebody made a copy of everything. */
export const backupTick = z.object({ madeOn: calendarDay });

/** Which text of the privacy page somebody has read; another text is asked for again. */
export const readPrivacyText = z.object({
  hash: z.string(),
  /** Its parts, by which a change is told in words; unknown of a text that was read long ago. */
  parts: z.array(z.object({ title: z.string(), hash: z.string() })).optional(),
});

const mailRecord = z.enum(['fine', 'missing', 'weak', 'double', 'unknown']);

/** What the domain said about the clinic's mail when it was last asked. */
export const mailDomain = z.object({
  domain: z.string(),
  /** Name of the DKIM key that was asked for. */
  selector: z.string(),
  spf: mailRecord,
  dkim: mailRecord,
  dmarc: mailRecord,
  /** Whose DMARC record it is, where it is that of a domain above. */
  dmarcDomain: z.string().optional(),
  /** RFC 3339. */
  askedAt: z.string(),
});
export type MailDomain = z.output<typeof mailDomain>;

/** Which mail server of the environment has taken a test mail; one of the screen keeps its own test. */
export const mailTested = z.object({
  host: z.string(),
  port: z.int(),
  /** The account and the sender; empty for none. */
  user: z.string(),
  sender: z.string(),
  /** RFC 3339. */
  at: z.string(),
});
export type MailTested = z.output<typeof mailTested>;

/** How far the first run is. */
export const firstRunProgress = z.object({
  begunWith: z.enum(['demonstration', 'blank']),
  isOver: z.boolean(),
  steps: z.record(z.string(), z.enum(['done', 'skipped'])),
});
export type FirstRunProgress = z.output<typeof firstRunProgress>;
