import { data } from 'react-router';
import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import { PUBLISH_FIELDS } from '#app/features/first-run/go-live.ts';
import type { Typed } from '#app/features/first-run/publish-form.ts';
import type { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

type Told = keyof typeof staffPublish.told;

export const done = (word: Told) => seeOther(`${FIRST_RUN_PATHS.publish}?feito=${word}`);

/** What is answered to a button beside which something may have been typed, which stays. */
export function answersKeeping(typed: Typed) {
  const { day, reasons } = typed;
  return {
    finished(word: Told | '', place = '', more: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams({
        ...(word && { feito: word }),
        ...(day && word !== 'copia' && { [PUBLISH_FIELDS.day]: day }),
        ...reasons,
        ...more,
      });
      return seeOther(`${FIRST_RUN_PATHS.publish}?${query}${place}`);
    },
    refused(fieldId: string, message: string, status = 409) {
      const errors: FieldError[] = [{ fieldId, message }];
      return data({ errors, typed }, { status });
    },
  };
}
