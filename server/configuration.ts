import { join } from 'node:path';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { type Clinic, clinicWarnings, parseClinic } from '#app/clinic/clinic-schema.ts';
import { assertFreshTimeZoneData } from '#app/clinic/clinic-time.ts';
import { readPrivacyText } from '#app/features/privacy/privacy-text.server.ts';
import type { PrivacyText } from '#app/features/privacy/privacy-text.ts';
import { readServiceContent } from '#app/features/services/service-content.server.ts';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { type OutsideEnv, readEnv } from '#app/platform/env.server.ts';

export type Configuration = {
  env: OutsideEnv;
  clinic: Clinic;
  serviceTexts: readonly ServiceText[];
  privacyText: PrivacyText;
  /** What does not stop the start, a line each. */
  warnings: readonly string[];
};

/**
 * Reads the environment, the clinic record, the service texts and the privacy policy.
 * @throws one Error with the faults of all of them
 */
export async function readConfiguration(projectDir: string): Promise<Configuration> {
  const contentDir = join(projectDir, 'content');
  const [env, clinic, serviceTexts, privacyText, zone] = await Promise.allSettled([
    attempt(() => readEnv(process.env)),
    attempt(() => parseClinic(clinicRecord)),
    readServiceContent(contentDir, 'pt-BR'),
    readPrivacyText(contentDir, 'pt-BR'),
    attempt(assertFreshTimeZoneData),
  ]);
  if (
    env.status === 'rejected' ||
    clinic.status === 'rejected' ||
    serviceTexts.status === 'rejected' ||
    privacyText.status === 'rejected' ||
    zone.status === 'rejected'
  ) {
    const parts = [env, clinic, serviceTexts, privacyText, zone];
    const faults = parts.filter((part) => part.status === 'rejected');
    throw new Error(faults.map(({ reason }) => messageOf(reason)).join('\n'));
  }
  return {
    env: env.value,
    clinic: clinic.value,
    serviceTexts: serviceTexts.value,
    privacyText: privacyText.value,
    warnings: clinicWarnings(clinic.value, env.value),
  };
}

async function attempt<Value>(read: () => Value): Promise<Value> {
  return read();
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
