import { createContext } from 'react-router';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Database } from '#app/db/database.ts';
import type { ContactJobs } from '#app/features/contact/contact-jobs.ts';
import type { ContentJobs } from '#app/features/content/content-jobs.ts';
import type { InboxJobs } from '#app/features/inbox/inbox-jobs.ts';
import type { PrivacyJobs } from '#app/features/privacy/privacy-jobs.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Env } from '#app/platform/env.server.ts';
import type { DeadLetters, Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { BookingJobs } from '#app/scheduling/appointment-jobs.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';

/** Every kind of job that a feature asks for. */
export type AppJobs = BookingJobs & ContactJobs & ContentJobs & InboxJobs & PrivacyJobs;

/** What a request or a job may use. Made once by the process, handed to everything. */
export type AppServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<AppJobs>;
  /** What could not be done, for staff to settle. */
  deadLetters: DeadLetters;
  log: Log;
  /** With the secret that the process filled in when the environment had none. */
  env: Env & { appSecret: string };
  /** The clinic record in Portuguese; for its figures and rules, and for what staff read. */
  clinic: Clinic;
  /** What is said in each language of the site at this moment; never to be kept from one request to the next. */
  readonly contents: Contents;
  /** Where `contents` come from, for those who change them. */
  contentStore: ContentStore;
  /** Set while staff look at a text before it is published: what is said above it, and the way back. */
  preview?: { words: string; back: string; backHref: string };
  /** The whole public page at an address, as these services would show it. */
  renderPage?: (path: string, services: AppServices) => Promise<Response>;
};

/** The key under which pages find the services; the server takes it from the build's entry. */
export const appServices = createContext<AppServices>();

/** Who is asking, as far as a limit may know: the connection's address. */
export const visitorAddress = createContext<string>();
