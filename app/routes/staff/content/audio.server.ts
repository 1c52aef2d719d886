import { formatMoment } from '#app/clinic/format-date.ts';
import { AUDIO_ACTIONS, AUDIO_FIELDS, AUDIOS_PATH } from '#app/features/audio/audio-fields.ts';
import type { AudioView } from '#app/features/audio/audio-list.tsx';
import { listAudio } from '#app/features/audio/read-audio.server.ts';
import { deleteAudio } from '#app/features/audio/store-audio.server.ts';
import { contentPath, newContentPath } from '#app/features/content/content-paths.ts';
import { entriesContaining } from '#app/features/content/entries-containing.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { podcast } from '#app/locales/pt-BR/podcast.ts';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { AUDIO_FILE_FIELD, AUDIO_ROOT, audioFile } from '#app/platform/audio-name.ts';
import { formText, refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { tooLargeOf, uploadAudio } from './audio-upload.server.ts';
import { contentTypesOf } from './content-page.server.ts';

const { list: texts, refusals } = staffAudio;
const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** All audio that staff have sent, with the episodes that use it. */
export async function audioPage(args: StaffArgs) {
  const { services, url } = await staffPageOf(args, 'content.write');
  const { db, contentStore } = services;
  const kind = contentTypesOf(services).find(({ name }) => name === 'episodes');
  if (!kind) throw new Error('there are no episodes');
  const place = { files: contentStore.files, kinds: [kind.name] };
  const episodes = await entriesContaining(db, place, AUDIO_ROOT);
  const names = await staffNames(db);
  const audios = (await listAudio(db)).map((audio): AudioView => {
    const { name, label, createdAt, createdBy } = audio;
    const path = audioFile(name);
    const using = episodes.filter(({ sources }) => sources.some((each) => each.includes(path)));
    const size = megabytes.format(audio.bytes / 1_000_000);
    return {
      name,
      label,
      facts: texts.facts(podcast.length(audio.durationSeconds), size),
      stored: texts.stored(names.get(createdBy) ?? staffAudio.someone, formatMoment(createdAt)),
      uses: using.map(({ locale, slug, title }) => ({
        href: contentPath({ kind, locale, slug }),
        locale,
        title,
      })),
      newEpisode: `${newContentPath(kind)}?${new URLSearchParams({ audio: path })}`,
    };
  });
  const done = url.searchParams.get('feito') ?? '';
  return { audios, errors: tooLargeOf(url), done: isDone(done) ? staffAudio.done[done] : null };
}

/** Takes audio in, or takes it away. */
export async function answerAudioForm(args: StaffArgs) {
  const { services, staff } = await staffPageOf(args, 'content.write');
  const refused = (message: string, status: number) =>
    refusedForm([{ fieldId: AUDIO_FILE_FIELD, message }], { typed: null, status });
  const form = await readForm(args.request);
  if (!form) return refused(refusals.unreadable, 400);
  if (formText(form, AUDIO_FIELDS.action) !== AUDIO_ACTIONS.delete) {
    const taken = await uploadAudio(form, { services, staff });
    if (!taken.ok) return refused(taken.refusal.message, taken.refusal.status);
    return seeOther(`${AUDIOS_PATH}?feito=${taken.value.isKnown ? 'conhecido' : 'enviado'}`);
  }
  const name = formText(form, AUDIO_FIELDS.name);
  const place = { files: services.contentStore.files, kinds: ['episodes'] };
  const deleted = await deleteAudio(
    services,
    { name, by: staff.id },
    async (tx) => (await entriesContaining(tx, place, audioFile(name))).length > 0,
  );
  return deleted.ok ? seeOther(`${AUDIOS_PATH}?feito=apagado`) : refused(refusals.used, 409);
}

function isDone(word: string): word is keyof typeof staffAudio.done {
  return Object.hasOwn(staffAudio.done, word);
}
