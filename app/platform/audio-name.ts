/** How the addresses of audio begin that staff have sent. */
export const AUDIO_ROOT = '/audio/';

/** What one file of audio may weigh: 25 MB. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;

/** The field of a form that brings audio. */
export const AUDIO_FILE_FIELD = 'audio';

const NAME = /^[a-z2-7]{12}\.(?:mp3|m4a)$/;

/** Whether a file of audio can be called so: 'k3x9abcdefgh.mp3'. */
export function isAudioName(name: string): boolean {
  return NAME.test(name);
}

/** Where audio is that staff have sent. */
export function audioFile(name: string): string {
  return `${AUDIO_ROOT}${name}`;
}

/** Media type and everyday name of an audio file, by its address. */
export function audioFormat(path: string): { type: 'audio/mpeg' | 'audio/mp4'; ending: string } {
  return path.endsWith('.m4a')
    ? { type: 'audio/mp4', ending: 'm4a' }
    : { type: 'audio/mpeg', ending: 'mp3' };
}
