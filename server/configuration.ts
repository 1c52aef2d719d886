import { join } from 'node:path';
import type { Clinic, ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { assertFreshTimeZoneData } from '#app/clinic/record/time-zones.ts';
import { schedulingTarget } from '#app/clinic/scheduling-link.ts';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { readPixCertificate } from '#app/payments/providers/pix-api-client.server.ts';
import { type ProcessEnv, readEnv } from '#app/platform/env.server.ts';
import { placeIdOf } from '#app/platform/google/places-env.server.ts';
import { type Contents, readContents } from '#app/site-content/site-content.server.ts';
import { readClinicFile } from './clinic-file.ts';

export type Configuration = {
  env: ProcessEnv;
  /** The record of the files. */
  clinicFile: ClinicRecord;
  contents: Contents;
  /** Problems that do not prevent the start, a line each. */
  warnings: readonly string[];
};

/**
 * Reads the environment, the clinic record and the content in every language. From then on the process reckons in the
 * time zone of the record.
 * @throws one Error that lists all their problems
 */
export async function readConfiguration(projectDir: string): Promise<Configuration> {
  const [env, contents, zone] = await Promise.allSettled([
    attempt(() => readEnv(process.env)),
    readFiles(projectDir),
    attempt(assertFreshTimeZoneData),
  ]);
  if (env.status === 'rejected' || contents.status === 'rejected' || zone.status === 'rejected') {
    const faults = [env, contents, zone].filter((part) => part.status === 'rejected');
    const { pt } = startFaults.configuration;
    throw new Error([pt, ...faults.map(({ reason }) => messageOf(reason))].join('\n'));
  }
  checkCertificate(env.value);
  const { clinic } = contents.value.contents['pt-BR'];
  setClinicZone(clinic.timeZone);
  return {
    env: env.value,
    ...contents.value,
    warnings: clinicWarnings(clinic, env.value),
  };
}

async function readFiles(
  projectDir: string,
): Promise<Pick<Configuration, 'clinicFile' | 'contents'>> {
  // Its faults are told beside those of the environment's other settings.
  const clinicFile = await readClinicFile({
    clinicRecord: process.env.CLINIC_RECORD?.trim() || undefined,
  });
  return { clinicFile, contents: await readContents(join(projectDir, 'content'), clinicFile) };
}

/** The environment alone; null when it has faults, which `readConfiguration` tells. */
export function environmentOrNull(): ProcessEnv | null {
  try {
    return readEnv(process.env);
  } catch {
    return null;
  }
}

/**
 * Warnings for the operator that do not prevent startup, one per line. A missing setting is named together with
 * what it switches on, and only where something would use it.
 */
export function clinicWarnings(
  clinic: Clinic,
  env: Pick<ProcessEnv, 'mapsKey' | 'mapsPlaceId' | 'gaApiSecret' | 'vendorIds' | 'hasOldCmsName'>,
): string[] {
  const placeId = placeIdOf(env, clinic);
  const isSchedulingUrlRefused = schedulingTarget(clinic).kind === 'contact-modal';
  return [
    ...(placeId && !env.mapsKey
      ? [
          'MAPS_KEY is not configured: it switches on the reviews that Google has of the place in MAPS_PLACE_ID or the clinic record.',
        ]
      : []),
    ...(env.mapsKey && !placeId
      ? [
          'MAPS_PLACE_ID is not configured, and the clinic record has no placeId: MAPS_KEY needs one of them to switch on the reviews that Google has.',
        ]
      : []),
    ...(env.gaApiSecret && !env.vendorIds?.ga
      ? [
          'GA_MEASUREMENT_ID is not configured: it switches on the telling of events to Google, for which GA_API_SECRET is set.',
        ]
      : []),
    ...(env.hasOldCmsName
      ? [
          'BACKEND_URL is the older name of CMS_URL, which goes before it: it switches on the articles of that WordPress in the blog.',
        ]
      : []),
    ...(isSchedulingUrlRefused
      ? [
          `The external scheduling URL is not an https address of ${clinic.domain}: it is not used, and visitors find the site's own agenda among the ways of contact.`,
        ]
      : []),
  ];
}

/** A certificate that cannot be used would be noticed by the first payer. */
function checkCertificate({ payments }: ProcessEnv): void {
  try {
    if (payments?.pixApi) readPixCertificate(payments.pixApi);
  } catch (error) {
    throw new Error([startFaults.configuration.pt, messageOf(error)].join('\n'));
  }
}

async function attempt<Value>(read: () => Value): Promise<Value> {
  return read();
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
