import { formatMoment } from '#app/clinic/format-date.ts';
import { AUDIO_ACTIONS, AUDIO_FIELDS, AUDIOS_PATH } from '#app/features/audio/audio-fields.ts';
import type { AudioView } from '#app/features/audio/audio-list.tsx';
import { listAudio } from '#app/features/audio/read-audio.server.ts';
import { deleteAudio } from '#app/features/audio/store-audio.server.ts';
import { contentPath, newContentPath } from '#app/features/content/content-paths.ts';
import { entriesContaining } from '#app/features/content/entries-containing.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { podcast } from '#app/locales/podcast.ts';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { AUDIO_FILE_FIELD, AUDIO_ROOT, audioPath } from '#app/platform/audio-files.ts';
import { formText } from '#app/platform/form-values.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { tooLargeOf, uploadAudio } from './audio-upload.server.ts';
import { contentTypesOf } from './content-page.server.ts';

const { list: messages, refusals } = staffAudio;
const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** All uploaded audio with the episodes that use it. */
export async function audioPage(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const { db, contentStore } = services;
  const type = contentTypesOf(services).find(({ name }) => name === 'episodes');
  if (!type) throw new Error('there are no episodes');
  const scope = { files: contentStore.files, types: [type.name] };
  const episodes = await entriesContaining(db, scope, AUDIO_ROOT);
  const names = await staffNames(db);
  const audios = (await listAudio(db)).map((audio): AudioView => {
    const { name, label, createdAt, createdBy } = audio;
    const path = audioPath(name);
    const using = episodes.filter(({ sources }) => sources.some((each) => each.includes(path)));
    const size = megabytes.format(audio.bytes / 1_000_000);
    return {
      name,
      label,
      details: messages.facts(podcast.length(audio.durationSeconds), size),
      stored: messages.stored(names.get(createdBy) ?? staffAudio.someone, formatMoment(createdAt)),
      uses: using.map(({ locale, slug, title }) => ({
        href: contentPath({ type, locale, slug }),
        locale,
        title,
      })),
      newEpisode: `${newContentPath(type)}?${new URLSearchParams({ audio: path })}`,
    };
  });
  const done = url.searchParams.get('feito') ?? '';
  return { audios, errors: tooLargeOf(url), done: isDone(done) ? staffAudio.done[done] : null };
}

/** Stores or deletes audio. */
export async function answerAudioForm(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const refused = (message: string, status: number) =>
    refusedForm([{ fieldId: AUDIO_FILE_FIELD, message }], { values: null, status });
  const form = await readForm(args.request);
  if (!form) return refused(refusals.unreadable, 400);
  if (formText(form, AUDIO_FIELDS.action) !== AUDIO_ACTIONS.delete) {
    const taken = await uploadAudio(form, { services, staff });
    if (!taken.ok) return refused(taken.refusal.message, taken.refusal.status);
    return seeOther(`${AUDIOS_PATH}?feito=${taken.value.isKnown ? 'conhecido' : 'enviado'}`);
  }
  const name = formText(form, AUDIO_FIELDS.name);
  const scope = { files: services.contentStore.files, types: ['episodes'] };
  const deleted = await deleteAudio(
    services,
    { name, by: staff.id },
    async (tx) => (await entriesContaining(tx, scope, audioPath(name))).length > 0,
  );
  return deleted.ok ? seeOther(`${AUDIOS_PATH}?feito=apagado`) : refused(refusals.used, 409);
}

function isDone(word: string): word is keyof typeof staffAudio.done {
  return Object.hasOwn(staffAudio.done, word);
}
