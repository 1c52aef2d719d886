import { createContext } from 'react-router';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Database } from '#app/db/database.ts';
import type { AgendaLive } from '#app/features/agenda/live/agenda-live.server.ts';
import type { AgainJobs } from '#app/features/booking/again-code.server.ts';
import type { CheckPorts } from '#app/features/checks/check-services.server.ts';
import type { CmsClient } from '#app/features/cms/foreign-entry.ts';
import type { CmsJobs } from '#app/features/cms/sync-source.server.ts';
import type { ContactJobs } from '#app/features/contact/receive-message.server.ts';
import type { ContentJobs } from '#app/features/content/release-content.server.ts';
import type { DataImportJobs } from '#app/features/data-import/stored-import.server.ts';
import type { DepositJobs } from '#app/features/deposits/deposit-services.server.ts';
import type { InboxJobs } from '#app/features/inbox/answer-by-mail.server.ts';
import type { LeadJobs } from '#app/features/leads/receive-lead.server.ts';
import type { TextResolver } from '#app/features/mail-settings/mail-records.server.ts';
import type { CopyJobs } from '#app/features/messages/ask-for-copy.server.ts';
import type { OwnPageJobs } from '#app/features/own-page/own-code.server.ts';
import type { PrivacyJobs } from '#app/features/privacy/request-mail.server.ts';
import type { RecommendationJobs } from '#app/features/recommendations/due-recommendations.server.ts';
import type { ReminderJobs } from '#app/features/reminders/reminder-services.server.ts';
import type { GoogleReviews } from '#app/features/reviews/google-reviews.server.ts';
import type { SubscriptionJobs } from '#app/features/subscriptions/order-services.server.ts';
import type { WaitlistJobs } from '#app/features/waitlist/waitlist-services.server.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { PaymentJobs, Providers } from '#app/payments/payment-services.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Env } from '#app/platform/env.server.ts';
import type { DeadLetters, Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { MailTrouble } from '#app/platform/mail/mail-watch.server.ts';
import type { Outbound } from '#app/platform/outbound/outbound.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';
import type { ImportJobs } from '#app/site-content/import-services.server.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';

/** All jobs that features enqueue. */
export type AppJobs = AgainJobs &
  BookingJobs &
  CmsJobs &
  ContactJobs &
  ContentJobs &
  CopyJobs &
  DataImportJobs &
  ImportJobs &
  DepositJobs &
  InboxJobs &
  LeadJobs &
  OwnPageJobs &
  PaymentJobs &
  PrivacyJobs &
  RecommendationJobs &
  ReminderJobs &
  SubscriptionJobs &
  WaitlistJobs;

/** What a request or a job may use. Created once per process. */
export type AppServices = {
  db: Database;
  /**
   * The database as an account finds it that sees one practitioner's agenda alone; 0 for no appointment at all. Where
   * it is missing, such an account opens nothing.
   */
  ownAgendaOf?: (practitionerId: number) => Database;
  clock: Clock;
  /** The open windows of this process that show the agenda; without it none is told of changes. */
  agendaLive?: AgendaLive;
  jobs: Jobs<AppJobs>;
  /** Failed jobs, for staff to resolve. */
  deadLetters: DeadLetters;
  /** Who takes money besides the clinic's own Pix key, by configuration; default nobody. */
  paymentProviders?: Providers;
  /** The client of another content system at an address; WordPress unless given. */
  openCms?: (address: string) => CmsClient;
  /** Google's reviews of the clinic, and what this process knows about them; default none. */
  googleReviews?: GoogleReviews;
  /** Since when mail cannot be sent, if so. */
  mailTrouble?: () => MailTrouble | null;
  /** Asks what domains say of their mail; the process's own resolver unless given. */
  resolveTexts?: TextResolver;
  /** What the checks of the site's working need from the process. */
  checks?: CheckPorts;
  /** Calls other parties' servers; the process's own unless given. */
  outbound?: Outbound;
  log: Log;
  /** Includes the secret that the process generates when the environment has none. */
  env: Env & { appSecret: string };
  /** The clinic record in Portuguese; for its figures and rules, and for staff pages. */
  clinic: Clinic;
  /** Current content in each language of the site; never keep it from one request to the next. */
  readonly contents: Contents;
  /** Source of `contents`, for code that changes them. */
  contentStore: ContentStore;
  /** Set while staff preview an unpublished entry: the banner's text, and the link back. */
  preview?: { words: string; back: string; backHref: string };
  /** What payments do; those of app/context/payment-services.ts unless given. */
  chargeEffects?: ChargeEffects;
  /** Renders the full public page at an address with these services. */
  renderPage?: (path: string, services: AppServices) => Promise<Response>;
};

/** Router context key of the services; the server imports it from the build's entry. */
export const appServices = createContext<AppServices>();

/** What loaders, actions and the rendering of this request have thrown; the server tells a fault by its cause. */
export const pageFaults = createContext<unknown[]>([]);

/** Client address, for rate limits only: the address of the connection. */
export const visitorAddress = createContext<string>();

/** Aborts when the visitor no longer waits for the answer; null where nobody can tell. */
export const visitorGone = createContext<AbortSignal | null>(null);
