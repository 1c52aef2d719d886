import type { AppServices } from '#app/context/app-services.ts';
import { type DocumentKey, labelOf } from '#app/features/content/content-document.ts';
import { problemMessages } from '#app/features/content/content-problem-messages.ts';
import type { ContentType } from '#app/features/content/content-type.ts';
import { type FieldValues, partsOf } from '#app/features/content/field-values.ts';
import { writeParts } from '#app/platform/text/markdown-files.server.ts';
import { episodeAudios, measuredEpisode } from '#app/site-content/episode-audio.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** Stands for the address that a new text does not have yet. */
const NEW_SLUG = 'texto-novo';

/**
 * What keeps a text from being published, as it stands in the form: each problem at its field.
 * @param base front matter that the form was loaded from
 */
export async function lacksOf(
  services: AppServices,
  { type, key }: { type: ContentType; key: DocumentKey },
  { values, base }: { values: FieldValues; base: Readonly<Record<string, unknown>> },
): Promise<FieldError[]> {
  const here = { ...key, slug: key.slug || NEW_SLUG };
  const fields = type.fieldsOf(key.slug);
  const audios = await episodeAudios(services.db, services.contentStore.files);
  const parts = measuredEpisode(partsOf(fields, values, base), here, audios);
  const { problems } = await services.contentStore.withSource(here, writeParts(parts));
  const label = labelOf(here);
  const own = problems.filter(({ file }) => file === label);
  // The reader looks no further than faulty fields.
  if (own.length > 0 && parts.body.trim() === '' && !own.some(({ path }) => path === 'body'))
    own.push({ file: label, path: 'body', code: 'empty-body', params: {} });
  return problemMessages(own, { label, fields, bodyLabel: type.body.label });
}
