export const AUDIOS_PATH = '/equipe/conteudo/audios';

export const AUDIO_FIELDS = { name: 'nome', action: 'acao' } as const;
export const AUDIO_ACTIONS = { delete: 'apagar' } as const;

/** Asked of a form's address when its file was too large even to be read. */
export const TOO_LARGE_QUERY = 'grande';

/** Why a file is no audio for the podcast. */
export type AudioRefusal =
  | 'wav'
  | 'other-audio'
  | 'unknown'
  | 'broken'
  | 'video'
  | 'not-aac'
  | 'too-short';

/** Why the file of a form was not even looked into. */
export type UploadRefusal = 'file-missing' | 'file-empty' | 'many-files' | 'too-large';

const MAX_LABEL = 80;

/** What staff know a file by: its name on their computer, as harmless words of at most 80 letters. */
export function audioLabel(fileName: string): string {
  const words = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,4}$/i, '')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return [...words].slice(0, MAX_LABEL).join('').trim() || 'áudio';
}
