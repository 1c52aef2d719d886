import { isOpenOn } from '#app/clinic/opening-hours.ts';
import { messagesOn } from '#app/features/messages/message-settings.server.ts';
import { askDueRecommendations } from '#app/features/recommendations/due-recommendations.server.ts';
import {
  leaveToStaff,
  sendRecommendationMail,
} from '#app/features/recommendations/recommendation-mail.server.ts';
import { choiceUrl, oneClickUrl } from '#app/features/reminders/choice-link.server.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { sendReminderMail } from '#app/features/reminders/reminder-mail.server.ts';
import { sendReminderSms } from '#app/features/reminders/reminder-sms.server.ts';
import { isByDay } from '#app/features/reminders/reminder-times.ts';
import { sendReminderWhatsapp } from '#app/features/reminders/reminder-whatsapp.server.ts';
import { sendWhatsappReply } from '#app/features/reminders/whatsapp-reply.server.ts';
import { httpSms } from '#app/platform/sms/http-sms.server.ts';
import type { SmsSettings } from '#app/platform/sms/sms-env.server.ts';
import { whatsappApi } from '#app/platform/whatsapp/cloud-api.server.ts';
import type { WhatsappSettings } from '#app/platform/whatsapp/whatsapp-env.server.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import { mailJob } from './mail-job.ts';
import type { PaymentHandlerServices } from './payment-handlers.ts';
import type { Handlers } from './start-jobs.ts';

type ReminderHandlerServices = SummaryServices &
  Pick<PaymentHandlerServices, 'db' | 'clock' | 'log' | 'jobs' | 'clinic' | 'mailer'> & {
    whatsapp?: WhatsappSettings | undefined;
    sms?: SmsSettings | undefined;
    /** Whether mails go out, or are only kept as files. */
    sendsMail?: () => boolean;
  };

type ReminderQueue = Extract<keyof Handlers, `reminder${string}` | `whatsapp-${string}`>;

/** The handlers of reminders. Their log lines carry numbers, nothing else. */
export function reminderHandlers(services: ReminderHandlerServices): Pick<Handlers, ReminderQueue> {
  const { log, whatsapp: settings } = services;
  const api = settings ? { api: whatsappApi(settings), templates: settings.templates } : null;
  const withApi = { ...services, whatsapp: api };
  const sms = services.sms ? httpSms(services.sms) : null;
  return {
    'reminders-due': async () => {
      const found = await askDueReminders({
        ...services,
        hasWhatsappApi: api !== null,
        hasSms: sms !== null,
        hasMail: services.sendsMail?.() ?? true,
        worksOn: (on) => isOpenOn(services.clinic.hours, on),
      });
      const { db, clock, jobs, clinic } = services;
      const returns = isByDay(clock.now())
        ? await askDueRecommendations({ db, clock, jobs, clinic, isOn: await messagesOn(db) })
        : 0;
      log.info({ ...found, returns }, 'reminders-due');
    },
    'reminder-mail': async (data, origin) =>
      mailJob(services, {
        queue: 'reminder-mail',
        ...{ data, origin, facts: data },
        send: () => sendReminderMail(services, data),
      }),
    'reminder-return': async (data, origin) =>
      mailJob(services, {
        queue: 'reminder-return',
        ...{ data, origin, facts: data },
        whenOff: () => leaveToStaff(services.db, data),
        send: () =>
          sendRecommendationMail(
            {
              ...services,
              isByDay,
              stopLinksOf: (contactId, locale) => ({
                stop: choiceUrl(services, contactId, locale),
                oneClick: oneClickUrl(services, contactId),
              }),
            },
            data,
          ),
      }),
    'reminder-whatsapp': async (data) => {
      const outcome = await sendReminderWhatsapp(withApi, data);
      log.info({ ...data, outcome }, 'reminder-whatsapp');
      // Everybody's messages wait for the same repair; the person is on the staff's list meanwhile.
      return outcome === 'refused-setup' ? { deadLetter: 'whatsapp-setup' } : { outcome };
    },
    'reminder-sms': async (data) => {
      const outcome = await sendReminderSms({ ...services, sms }, data);
      log.info({ ...data, outcome }, 'reminder-sms');
      return outcome === 'refused-setup' ? { deadLetter: 'sms-setup' } : { outcome };
    },
    'whatsapp-reply': async (data) => {
      const { appointmentId, words } = data;
      const outcome = await sendWhatsappReply(withApi, data);
      log.info({ appointmentId, words, outcome }, 'whatsapp-reply');
      return { outcome };
    },
  };
}
