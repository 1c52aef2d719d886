import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Answer, cookiesOf, send, sendForm } from './send.ts';

export type Person = { name: string; phone: string; email: string };

/**
 * Fills in the booking as a browser without JavaScript does, and returns the draft's cookie.
 * @param booking without a start only up to the choice of a time, else up to the confirmation page
 */
export async function fillInBooking(
  url: string,
  { service, startsAt = '', person }: { service: string; startsAt?: string; person: Person },
): Promise<string> {
  const year = Number(wallClockOf(new Date()).on.slice(0, 4)) - 40;
  const details = { patientName: person.name, phone: person.phone, email: person.email };
  const birth = { birthDay: '7', birthMonth: '3', birthYear: String(year) };
  // The first question is the journey's index page, which the router addresses by '?index'.
  const steps: [string, Record<string, string>][] = [
    ['/agendamento?index', { service }],
    ['/agendamento/para-quem', { forWhom: 'self' }],
    ['/agendamento/convenio', { payer: 'particular' }],
    ['/agendamento/horario', { startsAt }],
    ['/agendamento/dados', { ...details, ...birth }],
  ];
  let cookie = '';
  for (const [path, fields] of startsAt ? steps : steps.slice(0, 3)) {
    const answer = await sendForm(url + path, fields, cookie);
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
    cookie = cookiesOf(answer);
  }
  return cookie;
}

/** Confirms the filled-in booking, with what its last page showed. */
export async function confirmBooking(url: string, cookie: string): Promise<Answer> {
  const { headers } = await send(`${url}/agendamento/conferir`, { headers: { cookie } });
  const address = url + headers.location;
  const page = await send(address, { headers: { cookie } });
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(page.text) ?? [];
  return sendForm(address, { consent: 'on', seen }, cookie);
}
