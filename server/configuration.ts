import { join } from 'node:path';
import type { AppServices } from '#app/app-services.ts';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { type Clinic, clinicWarnings, parseClinic } from '#app/clinic/clinic-schema.ts';
import { assertFreshTimeZoneData } from '#app/clinic/clinic-time.ts';
import { type Editorials, readEditorials, unknownNames } from '#app/editorial.server.ts';
import { readPrivacyText } from '#app/features/privacy/privacy-text.server.ts';
import type { PrivacyText } from '#app/features/privacy/privacy-text.ts';
import { readServiceContent } from '#app/features/services/service-content.server.ts';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { type OutsideEnv, readEnv } from '#app/platform/env.server.ts';
import { readSiteContents, unknownReviewers } from '#app/site-content.server.ts';

export type Configuration = {
  env: OutsideEnv;
  clinic: Clinic;
  serviceTexts: readonly ServiceText[];
  privacyText: PrivacyText;
  siteContent: AppServices['siteContent'];
  editorials: Editorials;
  /** What does not stop the start, a line each. */
  warnings: readonly string[];
};

/**
 * Reads the environment, the clinic record, the service texts, the privacy policy, the other pages, posts, podcast and questions.
 * @throws one Error with the faults of all of them
 */
export async function readConfiguration(projectDir: string): Promise<Configuration> {
  const contentDir = join(projectDir, 'content');
  const [env, clinic, serviceTexts, privacyText, siteContent, editorials, zone] =
    await Promise.allSettled([
      attempt(() => readEnv(process.env)),
      attempt(() => parseClinic(clinicRecord)),
      readServiceContent(contentDir, 'pt-BR'),
      readPrivacyText(contentDir, 'pt-BR'),
      readSiteContents(contentDir),
      readEditorials(contentDir),
      attempt(assertFreshTimeZoneData),
    ]);
  if (
    env.status === 'rejected' ||
    clinic.status === 'rejected' ||
    serviceTexts.status === 'rejected' ||
    privacyText.status === 'rejected' ||
    siteContent.status === 'rejected' ||
    editorials.status === 'rejected' ||
    zone.status === 'rejected'
  ) {
    const parts = [env, clinic, serviceTexts, privacyText, siteContent, editorials, zone];
    const faults = parts.filter((part) => part.status === 'rejected');
    throw new Error(faults.map(({ reason }) => messageOf(reason)).join('\n'));
  }
  const unknown = [
    ...unknownNames(editorials.value, clinic.value),
    ...unknownReviewers(siteContent.value, clinic.value),
  ];
  if (unknown.length > 0) throw new Error(['The texts have faults:', ...unknown].join('\n'));
  return {
    env: env.value,
    clinic: clinic.value,
    serviceTexts: serviceTexts.value,
    privacyText: privacyText.value,
    siteContent: siteContent.value,
    editorials: editorials.value,
    warnings: clinicWarnings(clinic.value, env.value),
  };
}

async function attempt<Value>(read: () => Value): Promise<Value> {
  return read();
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
