export const AUDIOS_PATH = '/equipe/conteudo/audios';

export const AUDIO_FIELDS = { name: 'nome', action: 'acao' } as const;
export const AUDIO_ACTIONS = { delete: 'apagar' } as const;

/** Query parameter of a form's address after an upload that was too large to be read. */
export const TOO_LARGE_QUERY = 'grande';

/** Why a file is not valid podcast audio. */
export type AudioRefusal =
  | 'wav'
  | 'other-audio'
  | 'unknown'
  | 'broken'
  | 'video'
  | 'not-aac'
  | 'too-short';

/** Why a form's file was not even inspected. */
export type UploadRefusal = 'file-missing' | 'file-empty' | 'many-files' | 'too-large';

const MAX_LABEL = 80;

/** The name that staff know a file by: its original name, as harmless words of at most 80 characters. */
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
