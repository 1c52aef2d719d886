import type { BookingRefusalMessages } from '#app/locales/pt-BR/booking-refusals.ts';

/** Why something on the agenda cannot be done, and what can be done instead. */
const refused: BookingRefusalMessages['refused'] = {
  'unknown-service': () => 'We could not find this service. Choose one from the list.',
  'not-online': ({ phone }) =>
    `This service is not booked on the website. Use WhatsApp or call ${phone}.`,
  'unknown-payer': () => 'Choose paying yourself or one of the health plans we accept.',
  'guardian-required': () =>
    'The patient is under 18. Give the name of the person responsible and how they are related.',
  'too-many-visits': ({ maxFutureAppointmentsPerPhone: most, phone }) =>
    `Each phone number can have up to ${plural(most, 'visit', 'visits')} booked. To book more, use WhatsApp or call ${phone}.`,
  'too-soon': ({ noticeMinutes, phone }) =>
    `This time has passed or is too close. On the website you must book ${formatMinutes(noticeMinutes)} ahead. For today, call ${phone}.`,
  'beyond-horizon': ({ horizonDays }) =>
    `The agenda is open for the next ${plural(horizonDays, 'day', 'days')}. Choose an earlier date.`,
  'off-grid': () => 'This time does not exist in the agenda. Choose one from the list.',
  'outside-opening-hours': () =>
    'The clinic does not see patients at this time. Choose one from the list.',
  'slot-taken': () => 'This time has just been taken. Choose another.',
  'hold-expired': () => 'The time to use what you chose has run out. Choose a time again.',
  'already-extended': () =>
    'The time has already been extended once. Finish, or choose a time again.',
  'not-found': () => 'We could not find this visit. It may have been canceled.',
  'too-late': ({ cancelNoticeHours, phone }) =>
    `There are less than ${plural(cancelNoticeHours, 'hour', 'hours')} left before the visit. To move or cancel it, use WhatsApp or call ${phone}.`,
  changed: () => 'The visit has changed since this page was opened. Check how it stands now.',
  'not-human': () => 'The security check failed. Try again.',
};

export const bookingRefusals: BookingRefusalMessages = {
  refused,
  tooManyAttempts: (seconds) => {
    const wait =
      seconds < 120
        ? plural(seconds, 'second', 'seconds')
        : plural(Math.ceil(seconds / 60), 'minute', 'minutes');
    return `One moment, please. There were too many attempts: try again in ${wait}.`;
  },
  unavailable: (phone) => `Service unavailable. Use WhatsApp or call ${phone}`,
};

function formatMinutes(minutes: number): string {
  return minutes % 60 === 0
    ? plural(minutes / 60, 'hour', 'hours')
    : plural(minutes, 'minute', 'minutes');
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
