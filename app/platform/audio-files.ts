/** Prefix of the addresses of audio that staff have uploaded. */
export const AUDIO_ROOT = '/audio/';

/** Largest audio file: 25 MB. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;

/** The form field of an audio upload. */
export const AUDIO_FILE_FIELD = 'audio';

const NAME = /^[a-z2-7]{12}\.(?:mp3|m4a)$/;

/** Whether a name is a valid audio file name: 'k3x7abcdefgh.mp3'. */
export function isAudioName(name: string): boolean {
  return NAME.test(name);
}

/** Address of an uploaded audio file. */
export function audioPath(name: string): string {
  return `${AUDIO_ROOT}${name}`;
}

/** Media type and file extension of an audio file, by its address. */
export function audioFormat(path: string): { type: 'audio/mpeg' | 'audio/mp4'; extension: string } {
  return path.endsWith('.m4a')
    ? { type: 'audio/mp4', extension: 'm4a' }
    : { type: 'audio/mpeg', extension: 'mp3' };
}
