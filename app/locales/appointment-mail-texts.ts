import { appointmentMail as enUs } from '#app/locales/en-US/appointment-mail.ts';
import {
  type AppointmentMailMessages,
  appointmentMail as ptBr,
} from '#app/locales/pt-BR/appointment-mail.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What mails and calendar file say of a visit, by language. */
export const appointmentMailTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  AppointmentMailMessages
>;
