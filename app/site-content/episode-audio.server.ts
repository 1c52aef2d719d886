import { formatMoment } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { existingAudio, listAudio } from '#app/features/audio/read-audio.server.ts';
import type { Option } from '#app/features/content/content-type.ts';
import type { FileSources } from '#app/features/content/file-sources.server.ts';
import { podcast } from '#app/locales/podcast.ts';
import { AUDIO_ROOT, audioPath } from '#app/platform/audio-files.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import {
  type PublishedRevisions,
  readParts,
  type TextParts,
} from '#app/platform/text/markdown-files.server.ts';

/** Audio that an episode may have, with its measures. */
type EpisodeAudio = { path: string; label: string; durationSeconds: number; bytes: number };

/** Uploaded audio, newest first, then the audio that came with the site. */
export async function episodeAudios(db: Queryable, files: FileSources): Promise<EpisodeAudio[]> {
  const sent = (await listAudio(db)).map(({ name, label, createdAt, durationSeconds, bytes }) => ({
    path: audioPath(name),
    label: `${label} · ${formatMoment(createdAt)}`,
    durationSeconds,
    bytes,
  }));
  return [...sent, ...audioOfFiles(files)];
}

/** Audio as options of a form field. */
export function audioOptions(audios: readonly EpisodeAudio[]): Option[] {
  return audios.map(({ path, label, durationSeconds }) => ({
    value: path,
    label: `${label} · ${podcast.length(durationSeconds)}`,
  }));
}

/** An episode with its audio's measures and a feed identifier that never changes. */
export function measuredEpisode(
  parts: TextParts,
  { kind, slug }: { kind: string; slug: string },
  audios: readonly EpisodeAudio[],
): TextParts {
  if (kind !== EPISODES) return parts;
  const { front, body } = parts;
  const audio = audios.find(({ path }) => path === front.audio);
  const measures = audio && { durationSeconds: audio.durationSeconds, bytes: audio.bytes };
  return { front: { ...front, guid: front.guid ?? slug, ...measures }, body };
}

/**
 * Audio that a language's database episodes name and that does not exist. In a transaction, existing audio is locked
 * until it ends.
 */
export async function audioProblems(
  db: Queryable,
  { files, sources }: { files: FileSources; sources: PublishedRevisions },
  locale: Locale,
): Promise<ContentProblem[]> {
  const named = [...sources].flatMap(([label, source]) => {
    const isEpisode = label.startsWith(`${locale}/${EPISODES}/`) && typeof source === 'string';
    const audio = isEpisode ? readParts(source).front.audio : undefined;
    return typeof audio === 'string' ? [{ label, audio }] : [];
  });
  const sent = named.flatMap(({ audio }) =>
    audio.startsWith(AUDIO_ROOT) ? [audio.slice(AUDIO_ROOT.length)] : [],
  );
  const there = await existingAudio(db, sent);
  const known = new Set([
    ...[...there].map(audioPath),
    ...audioOfFiles(files).map(({ path }) => path),
  ]);
  return named
    .filter(({ audio }) => !known.has(audio))
    .map(({ label, audio }) => ({
      file: label,
      path: 'audio',
      code: 'missing-audio',
      params: { path: audio },
    }));
}

const EPISODES = 'episodes';

/** Audio of the build, with the measures stated in the episodes' files. */
function audioOfFiles(files: FileSources): EpisodeAudio[] {
  const found = [...files].flatMap(([label, source]): [string, EpisodeAudio][] => {
    if (!label.includes(`/${EPISODES}/`)) return [];
    const { audio, durationSeconds, bytes } = readParts(source).front;
    const isMeasured = typeof durationSeconds === 'number' && typeof bytes === 'number';
    if (typeof audio !== 'string' || !isMeasured) return [];
    const name = audio.replace(/^.*\//, '');
    return [[audio, { path: audio, label: name, durationSeconds, bytes }]];
  });
  return [...new Map(found).values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
