import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Answer, cookiesOf, sendForm } from './send.ts';

export type Person = { name: string; phone: string; email: string };

/** How somebody's browser sends forms; plainly and from this machine unless said. */
export type Browser = {
  headers?: Record<string, string>;
  /** The proof of work of the forms that take one; none without JavaScript. */
  prove?: () => Promise<string>;
};

/**
 * Fills in the booking as a browser without JavaScript does, up to the confirmation page, and returns the
 * draft's cookie.
 */
export async function fillInBooking(
  url: string,
  { service, startsAt, person }: { service: string; startsAt: string; person: Person },
  { headers = {}, prove }: Browser = {},
): Promise<string> {
  const year = Number(wallClockOf(new Date()).on.slice(0, 4)) - 40;
  const details = { patientName: person.name, phone: person.phone, email: person.email };
  const birth = { birthDay: '7', birthMonth: '3', birthYear: String(year) };
  // The first question is the journey's index page, which the router addresses by '?index'.
  const steps: [string, Record<string, string>][] = [
    ['/agendamento?index', { service }],
    ['/agendamento/para-quem', { forWhom: 'self' }],
    ['/agendamento/convenio', { payer: 'particular' }],
    ['/agendamento/horario', { startsAt, proof: (await prove?.()) ?? '' }],
    ['/agendamento/dados', { ...details, ...birth }],
  ];
  let cookie = '';
  for (const [path, fields] of steps) {
    const answer = await sendForm(url + path, fields, cookie, headers);
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
    cookie = cookiesOf(answer);
  }
  return cookie;
}

/** Confirms the filled-in booking. */
export async function confirmBooking(
  url: string,
  cookie: string,
  { headers = {}, prove }: Browser = {},
): Promise<Answer> {
  const proof = (await prove?.()) ?? '';
  return sendForm(`${url}/agendamento/conferir`, { consent: 'on', proof }, cookie, headers);
}
