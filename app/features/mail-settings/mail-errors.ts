import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import { MAIL_FIELDS, type MailFault, type MailField } from './mail-server.ts';

/** That a colleague has changed the mail meanwhile: of no field alone. */
export const CHANGED: FieldError = { fieldId: MAIN_FORM, message: staffMail.changed };

export function errorAt(field: MailField, message: string): FieldError {
  return { fieldId: MAIL_FIELDS[field], message };
}

/** What is wrong in words, each at its field. */
export function errorsOf(faults: readonly MailFault[]): FieldError[] {
  return faults.map(({ field, fault }) => errorAt(field, staffMail.faults[fault]));
}
