import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Answer, cookiesOf, send, sendForm } from './send.ts';

export type Person = { name: string; phone: string; email: string };

/** How somebody's browser sends forms; plainly and from this machine unless said. */
export type Browser = {
  headers?: Record<string, string>;
  /** The proof of work of the forms that take one; none without JavaScript. */
  prove?: () => Promise<string>;
};

/**
 * Fills in the booking as a browser without JavaScript does, and returns the draft's cookie.
 * @param booking without a start only up to the choice of a time, else up to the confirmation page
 */
export async function fillInBooking(
  url: string,
  { service, startsAt = '', person }: { service: string; startsAt?: string; person: Person },
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
  for (const [path, fields] of startsAt ? steps : steps.slice(0, 3)) {
    const answer = await sendForm(url + path, fields, cookie, headers);
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
    cookie = cookiesOf(answer);
  }
  return cookie;
}

/** Confirms the filled-in booking, with what its last page showed. */
export async function confirmBooking(
  url: string,
  cookie: string,
  { headers = {}, prove }: Browser = {},
): Promise<Answer> {
  const first = await send(`${url}/agendamento/conferir`, { headers: { ...headers, cookie } });
  const address = url + first.headers.location;
  const page = await send(address, { headers: { ...headers, cookie } });
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(page.text) ?? [];
  const proof = (await prove?.()) ?? '';
  return sendForm(address, { consent: 'on', seen, proof }, cookie, headers);
}
