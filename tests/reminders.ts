import { isOpenOn } from '#app/clinic/opening-hours.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { sendReminderMail } from '#app/features/reminders/reminder-mail.server.ts';
import type { ReminderJobs } from '#app/features/reminders/reminder-services.server.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { aKey, aRequest, bookingServices, stillClock, TEST_SECRET } from './booking.ts';
import { testContents } from './contents.ts';
import { type TestDatabase, testClinic } from './database.ts';

type Asked = {
  [Name in keyof ReminderJobs]: { name: Name; data: ReminderJobs[Name] };
}[keyof ReminderJobs];

/** Everything that reminders need, on a test database, with jobs in a list and mails in another. */
export function reminderSetup(database: TestDatabase, clock = stillClock()) {
  const booking = bookingServices(database, clock);
  const asked: Asked[] = [];
  const mails: (Mail & { at: Date })[] = [];
  const mailer: Mailer = {
    describe: 'a list',
    send: async (mail) => void mails.push({ ...mail, at: clock.now() }),
    close: async () => undefined,
  };
  const services = {
    ...booking,
    mailer,
    baseUrl: new URL('https://clinica.example.com'),
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(testContents),
    hasWhatsappApi: false,
    worksOn: (on: string) => isOpenOn(testClinic.hours, on),
    jobs: {
      ...booking.jobs,
      'reminder-mail': async (_tx: unknown, data: ReminderJobs['reminder-mail']) =>
        void asked.push({ name: 'reminder-mail', data }),
      'reminder-whatsapp': async (_tx: unknown, data: ReminderJobs['reminder-whatsapp']) =>
        void asked.push({ name: 'reminder-whatsapp', data }),
      'reminder-sms': async (_tx: unknown, data: ReminderJobs['reminder-sms']) =>
        void asked.push({ name: 'reminder-sms', data }),
    },
  };
  /** Sends what was asked for. */
  const send = async () => {
    for (const { name, data } of asked.splice(0))
      if (name === 'reminder-mail') await sendReminderMail(services, data);
  };
  const run = async () => {
    await askDueReminders(services);
    await send();
  };
  return { booking, services, clock, asked, mails, mailer, send, run };
}

/** Books an appointment. @returns its id and protocol */
export async function booked(
  { db, ...booking }: ReturnType<typeof bookingServices>,
  changes: Partial<BookingRequest> = {},
) {
  const once = await bookAppointment({ db, ...booking }, aRequest(changes), aKey());
  if (once.kind !== 'answer' || !once.answer.ok)
    throw new Error(`not booked: ${JSON.stringify(once)}`);
  return once.answer.value;
}
