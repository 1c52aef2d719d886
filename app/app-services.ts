import { createContext } from 'react-router';
import type { Clinic } from './clinic/clinic-schema.ts';
import type { Database } from './db/database.ts';
import type { Editorials } from './editorial.server.ts';
import type { BookingJobs } from './features/booking/booking-jobs.ts';
import type { ContactJobs } from './features/contact/contact-jobs.ts';
import type { PrivacyText } from './features/privacy/privacy-text.ts';
import type { ServiceText } from './features/services/service-text.ts';
import type { Locale } from './locales/locale.ts';
import type { Clock } from './platform/clock.ts';
import type { Env } from './platform/env.server.ts';
import type { Jobs } from './platform/jobs.server.ts';
import type { Log } from './platform/log.server.ts';
import type { SiteContent } from './site-content.server.ts';

/** Every kind of job that a feature asks for. */
export type AppJobs = BookingJobs & ContactJobs;

/** What a request or a job may use. Made once by the process, handed to everything. */
export type AppServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<AppJobs>;
  log: Log;
  /** With the secret that the process filled in when the environment had none. */
  env: Env & { appSecret: string };
  clinic: Clinic;
  serviceTexts: readonly ServiceText[];
  privacyText: PrivacyText;
  /** The texts of the other pages, in the languages that have them. */
  siteContent: Readonly<Partial<Record<Locale, SiteContent>>>;
  /** Posts, podcast and questions, in the languages that have them. */
  editorials: Editorials;
};

/** The key under which pages find the services; the server takes it from the build's entry. */
export const appServices = createContext<AppServices>();

/** Who is asking, as far as a limit may know: the connection's address. */
export const visitorAddress = createContext<string>();
