import ICAL from 'ical.js';

/** When the first event of a calendar file begins. */
export function startOf(calendar: string): Date {
  const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  if (event === null) throw new Error('no event');
  return new ICAL.Event(event).startDate.toJSDate();
}

/** '9h30' of an instant on the clinic's wall clock, by what knows nothing of the site's own reckoning. */
export function hourOf(instant: Date, timeZone: string): string {
  const form = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', form).format(instant).split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}
