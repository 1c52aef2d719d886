import type { Clinic, ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import type { Database } from '#app/db/database.ts';
import { sendAgainCode } from '#app/features/booking/again-code.server.ts';
import { sendAppointmentMail } from '#app/features/booking/mail/appointment-mail.server.ts';
import { comingClinics } from '#app/features/clinic-record/planned/coming-clinics.server.ts';
import { applyDuePlans, PLAN_REFUSED } from '#app/features/clinic-record/record-plans.server.ts';
import { readPayersInForce } from '#app/features/clinic-record/record-versions.server.ts';
import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { sendContactMail } from '#app/features/contact/send-contact-mail.server.ts';
import type { ContentServices } from '#app/features/content/change-document.server.ts';
import { publishDue } from '#app/features/content/release-content.server.ts';
import { workOnDataImport } from '#app/features/data-import/try-data-import.server.ts';
import { sendAnswer } from '#app/features/inbox/answer-by-mail.server.ts';
import { expireApprovals } from '#app/features/insurance/approvals.server.ts';
import { sendLeadMail } from '#app/features/leads/send-lead-mail.server.ts';
import { messagesOn } from '#app/features/messages/message-settings.server.ts';
import { sendMessageCopy } from '#app/features/messages/send-copy.server.ts';
import { sendOwnCode } from '#app/features/own-page/own-code.server.ts';
import { sendRequestMail } from '#app/features/privacy/request-mail.server.ts';
import { purgeNightly } from '#app/features/privacy-admin/nightly-purge.server.ts';
import { endOrders, forgetEndingTold } from '#app/features/subscriptions/end-orders.server.ts';
import { sendOrderMail } from '#app/features/subscriptions/order-mail.server.ts';
import type { Providers } from '#app/payments/payment-services.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import type { SmsSettings } from '#app/platform/sms/sms-env.server.ts';
import type { WhatsappSettings } from '#app/platform/whatsapp/whatsapp-env.server.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import { suggestHolidays } from '#app/scheduling/holidays.server.ts';
import { settleLengths } from '#app/scheduling/lengths/write-lengths.server.ts';
import { AGENDA_MISMATCH, auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { workOnImport } from '#app/site-content/import-job.server.ts';
import type { ImportWorkServices } from '#app/site-content/import-services.server.ts';
import { type CmsServices, readSource } from './cms-handler.ts';
import { depositHandlers } from './deposit-handlers.ts';
import { laterIfHeld } from './held-mail.ts';
import { mailJob } from './mail-job.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { plannedLabels } from './planned-labels.ts';
import { reminderHandlers } from './reminder-handlers.ts';
import type { Handlers, Outcome } from './start-jobs.ts';
import { waitlistHandlers } from './waitlist-handlers.ts';

type HandlerServices = SummaryServices &
  CmsServices & {
    db: Database;
    clock: Clock;
    log: Log;
    mailer: Mailer;
    /** Whether mails go out, or are only kept as files. */
    sendsMail?: () => boolean;
    jobs: Jobs<AppJobs>;
    paymentProviders?: Providers;
    /** WhatsApp's own interface; undefined: the staff write to each patient themselves. */
    whatsapp?: WhatsappSettings | undefined;
    sms?: SmsSettings | undefined;
    /** In Portuguese, for staff. */
    clinic: Clinic;
    /** The record of the file; without it no change of the record waits for a day. */
    clinicFile?: ClinicRecord;
    /** How the site's content is validated. */
    contentStore: Pick<ContentServices['contentStore'], 'problemsAt'>;
    /** What only bringing texts from another site needs. */
    importing?: ImportWorkServices['contentStore'];
    /** Brings the search in line with the clinic's new day. */
    fillSearch?: () => Promise<unknown>;
    /** Looks at everything that can be checked, and keeps what it finds. @returns how many checks found an error */
    runChecks?: (askedBy: 'watch' | 'nightly') => Promise<number>;
  };

/** The handler of each job. Throwing means: retry later. */
export function jobHandlers(services: HandlerServices): Handlers {
  // The clinic is read for each job: staff may have changed it since the last.
  const { log, db, clinicFile } = services;
  // By the stored record: another process may have changed it, and this one not have read it yet.
  const byRecord = {
    ...services,
    get clinic() {
      return services.clinic;
    },
    ...(clinicFile && {
      readPayers: () => readPayersInForce(db, clinicFile),
      readPlanned: plannedLabels(services, clinicFile),
      comingClinics: comingClinics(db, clinicFile),
    }),
  };
  return {
    'appointment-mail': async (data, origin) => {
      const { appointmentId, kind, audience } = data;
      return mailJob(services, {
        queue: 'appointment-mail',
        ...{ data, origin },
        facts: { appointmentId, kind, audience },
        send: async () =>
          (await laterIfHeld(services, data)) ?? sendAppointmentMail(byRecord, data),
      });
    },
    // Whoever waits for a code asks for another: a refused one is for nobody to settle.
    'again-code': async (data, origin) => {
      const send = () => sendAgainCode(services, data);
      return unsettled(mailJob(services, { queue: 'again-code', data, origin, facts: {}, send }));
    },
    'own-code': async (data, origin) => {
      const send = () => sendOwnCode(services, data);
      return unsettled(mailJob(services, { queue: 'own-code', data, origin, facts: {}, send }));
    },
    'contact-mail': async (data, origin) => {
      const { contactMessageId } = data;
      return mailJob(services, {
        queue: 'contact-mail',
        ...{ data, origin },
        facts: { messageId: contactMessageId },
        send: () => sendContactMail(services, data),
      });
    },
    'lead-mail': async (data, origin) => {
      const { leadId } = data;
      return mailJob(services, {
        queue: 'lead-mail',
        ...{ data, origin },
        facts: { leadId },
        send: () => sendLeadMail(services, data),
      });
    },
    'inbox-answer': async (data, origin) => {
      const { noteId } = data;
      return mailJob(services, {
        queue: 'inbox-answer',
        ...{ data, origin },
        facts: { noteId },
        send: () => sendAnswer(services, data),
      });
    },
    'privacy-mail': async (data, origin) => {
      const { privacyRequestId, audience } = data;
      return mailJob(services, {
        queue: 'privacy-mail',
        ...{ data, origin },
        facts: { privacyRequestId, audience },
        send: () => sendRequestMail(services, data),
      });
    },
    'order-mail': async (data, origin) => {
      const { orderId, kind, audience } = data;
      return mailJob(services, {
        queue: 'order-mail',
        ...{ data, origin },
        facts: { orderId, kind, audience },
        whenOff: async () => {
          if (kind === 'ending') await forgetEndingTold(services, orderId);
        },
        send: () => sendOrderMail(services, data),
      });
    },
    'message-copy': async (data, origin) => {
      const { message } = data;
      return mailJob(services, {
        queue: 'message-copy',
        ...{ data, origin, facts: { message } },
        send: () => sendMessageCopy(services, data),
      });
    },
    'end-orders': async () => {
      const isEndingTold = (await messagesOn(services.db))('order-ending');
      log.info(await endOrders({ ...services, isEndingTold }), 'end-orders');
    },
    'content-due': async (data) => {
      const { documentId } = data;
      log.info({ documentId, outcome: await publishDue(services, data) }, 'content-due');
    },
    'import-texts': async (data) => {
      const { importing: contentStore } = services;
      if (!contentStore) throw new Error('this process brings no texts');
      const isLocal = isLoopbackHost(services.baseUrl.hostname);
      const work = { ...services, contentStore, clientOf: openWordpress, isLocal };
      const worked = await workOnImport(work, data);
      log.info({ ...data, worked }, 'import-texts');
    },
    'data-import': async (data) => {
      const { payers, agenda } = services.clinic;
      const clinic = { payerIds: payers.map(({ id }) => id), houses: agenda.houses };
      const worked = await workOnDataImport({ ...services, ...clinic }, data);
      log[worked === 'failed' ? 'error' : 'info']({ ...data, worked }, 'data-import');
    },
    // Campaigns, lengths of services and people begin and end at the clinic's midnight.
    'new-day': async () => {
      const { on: today } = wallClockOf(services.clock.now());
      try {
        const settled = await settleLengths(services.db, today);
        if (settled > 0) log.info({ settled }, 'new-day');
        await services.fillSearch?.();
      } finally {
        // Pages tell of the day whatever else went wrong.
        await announcePagesChanged(services.db);
      }
    },
    ...paymentHandlers(services),
    ...depositHandlers(services),
    ...reminderHandlers(byRecord),
    ...waitlistHandlers(byRecord),
    // The clock asks with nothing.
    'cms-sync': (data) => readSource(services, data?.reason ?? 'clock'),
    purge: async () => {
      const { deleted, failed } = await purgeNightly(services, RETENTION_RULES);
      log.info({ deleted }, 'purge');
      if (failed.length === 0) return;
      for (const { table, error } of failed) log.error({ table, fault: faultOf(error) }, 'purge');
      // Tried again, and at last told to staff as a task that failed.
      throw new Error(`could not purge ${failed.map(({ table }) => table).join(', ')}`);
    },
    'suggest-holidays': async () => {
      await suggestHolidays(services, services.clinic.address.stateCode);
    },
    'record-plans': async () => {
      const { clinicFile } = services;
      if (!clinicFile) return undefined;
      const { on } = wallClockOf(services.clock.now());
      const { applied, refused } = await applyDuePlans({ ...services, clinicFile }, on);
      if (applied + refused > 0) log.info({ applied, refused }, 'record-plans');
      return refused > 0 ? { deadLetter: PLAN_REFUSED } : undefined;
    },
    'approvals-expire': async () => {
      const { on } = wallClockOf(services.clock.now());
      log.info({ expired: await expireApprovals(services, on) }, 'approvals-expire');
    },
    'checks-watch': async () => {
      await services.runChecks?.('watch');
    },
    'checks-nightly': async () => {
      log.info({ errors: await services.runChecks?.('nightly') }, 'checks-nightly');
    },
    'occupancy-audit': async () => {
      const findings = await auditOccupancy(services);
      log.info({ findings: findings.length }, 'occupancy-audit');
      return findings.length > 0 ? { deadLetter: AGENDA_MISMATCH } : undefined;
    },
  };
}

/** Of a mail that nobody need settle when it is refused. */
async function unsettled(sending: ReturnType<typeof mailJob>): Promise<Outcome> {
  const outcome = await sending;
  return 'outcome' in outcome ? outcome : { outcome: 'refused' };
}

/** What the database said; the query around it is of no use to a reader. */
function faultOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
}
