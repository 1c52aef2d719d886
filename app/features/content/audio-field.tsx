import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { AUDIO_FILE_FIELD, MAX_AUDIO_BYTES } from '#app/platform/audio-name.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import type { Option } from './content-type.ts';
import { ChoiceInput } from './plain-input.tsx';

type AudioFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  options: readonly Option[];
  value: string;
  errors: readonly FieldError[];
};

const messages = staffContent.fields;

/** An episode's audio: an existing file or an upload. */
export function AudioField({ options, value, errors, ...field }: AudioFieldProps) {
  return (
    <>
      <ChoiceInput
        {...field}
        options={options}
        value={value}
        emptyLabel={messages.chooseOne}
        isWide
      />
      <FileField
        id={AUDIO_FILE_FIELD}
        name={AUDIO_FILE_FIELD}
        label={messages.audioNew}
        hint={messages.audioNewHint}
        accept=".mp3,.m4a,audio/mpeg,audio/mp4"
        limit={{ bytes: MAX_AUDIO_BYTES, message: staffAudio.refusals['too-large'] }}
        error={errors.find(({ fieldId }) => fieldId === AUDIO_FILE_FIELD)?.message}
      />
    </>
  );
}
