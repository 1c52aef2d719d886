import { formatDate } from '#app/clinic/format-date.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { PUBLISH_FIELDS } from '#app/features/first-run/go-live.ts';
import type { PrivacyToRead } from '#app/features/first-run/privacy-to-read.tsx';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { updatedOnOf } from '#app/features/privacy/privacy-updated.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { formText } from '#app/platform/form-values.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { markPrivacyRead } from '#app/site-content/opening/open-site.server.ts';
import { privacyTextHash } from '#app/site-content/privacy/privacy-read.server.ts';

const PRIVACY = { type: { word: 'textos' }, locale: 'pt-BR', slug: 'privacy' } as const;

/** How long the policy is and since when it is so; with all of it once the page was asked for it. */
export function privacyToRead(args: StaffArgs): PrivacyToRead {
  const { services, url, today } = staffPageOf(args);
  const { privacy, clinic } = services.contentStore.now()['pt-BR'];
  const { intro, sections } = filledPrivacyText(privacy, publicClinic(clinic, today));
  const updatedOn = updatedOnOf(privacy, 'pt-BR');
  return {
    facts: staffPublish.forms.privacyFacts(
      readingMinutes([...intro, ...sections.flatMap(({ body }) => body)]),
      updatedOn ? formatDate(updatedOn, 'pt-BR') : null,
    ),
    editor: contentPath(PRIVACY),
    opened: url.searchParams.has(OPENED)
      ? { hash: privacyTextHash(services), intro, sections }
      : null,
  };
}

/** In the address of the page: the policy is to be read on it. */
export const OPENED = 'ler';

/** Notes who has read the privacy text; else why not, and the status of the answer. */
export async function markRead(
  services: Parameters<typeof markPrivacyRead>[0],
  form: FormData,
  change: { seenVersion: number; by: number },
): Promise<[string, number] | null> {
  // It stands in the form with the text alone: without it nobody has opened that.
  const hash = formText(form, PUBLISH_FIELDS.hash);
  if (hash === '') return [staffPublish.refusals.textUnopened, 422];
  const marked = await markPrivacyRead(services, { hash, ...change });
  return marked.ok ? null : [staffPublish.refusals.textChanged, 409];
}
