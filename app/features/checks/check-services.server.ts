import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Env } from '#app/platform/env.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { MailTrouble } from '#app/platform/mail/mail-watch.server.ts';
import type { Outbound } from '#app/platform/outbound/outbound.server.ts';
import type { CertificateReader } from '#app/platform/outbound/read-certificate.server.ts';
import type { Result } from '#app/platform/result.ts';
import type { CheckFinding, CheckVerdict } from './check.ts';

/** What checks look at. Targets are those of the configuration; no request adds any. */
export type CheckServices = {
  db: Queryable;
  clock: Clock;
  env: Pick<
    Env,
    'baseUrl' | 'host' | 'port' | 'mapsKey' | 'whatsapp' | 'smtpUrl' | 'hasMailPickup'
  >;
  log?: Pick<Log, 'error'>;
  mailTrouble?: () => MailTrouble | null;
  /** Those that are configured, by name. */
  paymentProviders?: Readonly<Record<string, unknown>>;
  checks?: CheckPorts;
};

/** What only the process knows, or only another part. Each that is missing makes its check 'not-configured'. */
export type CheckPorts = {
  /** Default: the process's own. */
  outbound?: Outbound;
  readCertificate?: CertificateReader;
  resolveName?: NameResolver;
  /** The folder whose disk must not get full. */
  dataDir?: string;
  /** The folder in which backups arrive. */
  backupDir?: string;
  /** Whether a mail server is named, in the environment or on screen; default: in the environment. */
  isMailSet?: () => boolean;
  /** Whether every queue was asked for work a moment ago. */
  areJobsPolled?: () => boolean;
  /** The migrations of this release. */
  migrations?: () => Promise<readonly { name: string; sha256: string }[]>;
  /** The content system, when one is configured. */
  cms?: () => CheckedCms | null | Promise<CheckedCms | null>;
  /** How the copy of its texts is. */
  cmsState?: () => Promise<SourceState | null>;
  /** How the reviews of Google are. */
  googleState?: () => Promise<SourceState | null>;
};

/** All addresses of one family; throws as the resolver of Node does. */
export type NameResolver = (host: string, family: 4 | 6) => Promise<string[]>;

type CmsFault = { refusal: string; status?: number };
/** As much of `CmsClient` (app/features/cms) as checks ask. */
export type CheckedCms = {
  origin: string;
  routes: () => Promise<
    Result<{ namespaces: readonly string[]; routes?: readonly string[] }, CmsFault>
  >;
  entries: (
    kind: 'post' | 'page',
    asked: { page: number },
  ) => Promise<Result<{ items: readonly unknown[]; total: number }, CmsFault>>;
  categories: () => Promise<Result<readonly unknown[], CmsFault>>;
};

/** How something that is fetched and kept is doing; null instead where it is not configured. */
export type SourceState = {
  /** Of the copy that is shown; null: there is none yet. */
  lastGoodAt: Date | null;
  /** Since when fetching fails, when it does. */
  failingSince: Date | null;
  /** A code, as 'timeout'; never an address or a key. */
  reason?: string;
};

/** What one look has found. */
export type Found = {
  verdict: CheckVerdict;
  finding: CheckFinding;
  /** For staff: plain values without secrets and without anything personal. */
  raw: Readonly<Record<string, unknown>>;
};
export type Check = (services: CheckServices) => Promise<Found>;

export function fine(raw: Found['raw'] = {}): Found {
  return { verdict: 'success', finding: 'fine', raw };
}
export function warn(finding: CheckFinding, raw: Found['raw'] = {}): Found {
  return { verdict: 'warning', finding, raw };
}
export function fail(finding: CheckFinding, raw: Found['raw'] = {}): Found {
  return { verdict: 'error', finding, raw };
}
