import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { AUDIO_FILE_FIELD, MAX_AUDIO_BYTES } from '#app/platform/audio-files.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { Option } from './content-type.ts';

type AudioFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly Option[];
  value: string;
  errors: readonly FieldError[];
};

const messages = staffContent.fields;

/** An episode's audio: an existing file or an upload. */
export function AudioField({ options, value, errors, ...field }: AudioFieldProps) {
  return (
    <>
      <Select
        {...field}
        name={field.id}
        options={options}
        defaultValue={value}
        emptyLabel={messages.chooseOne}
      />
      <FileField
        id={AUDIO_FILE_FIELD}
        name={AUDIO_FILE_FIELD}
        label={messages.audioNew}
        hint={messages.audioNewHint}
        accept=".mp3,.m4a,audio/mpeg,audio/mp4"
        limit={{ bytes: MAX_AUDIO_BYTES, message: staffAudio.refusals['too-large'] }}
        error={errorAt(errors, AUDIO_FILE_FIELD)}
      />
    </>
  );
}
