import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type Answer, cookiesOf, send, sendForm } from './send.ts';

export type Person = { name: string; phone: string; email: string };

/** How somebody's browser sends forms; plainly and from this machine unless said. */
export type Browser = {
  headers?: Record<string, string>;
  /** The proof of work of the forms that take one; none without JavaScript. */
  prove?: () => Promise<string>;
};

type Wish = { service: string; startsAt: string };

/**
 * Chooses a time as a browser without JavaScript does, which begins the booking, and returns the draft's cookie.
 * The service before it is chosen by a link.
 */
export async function chooseTime(
  url: string,
  { service, startsAt }: Wish,
  { headers = {}, prove }: Browser = {},
): Promise<string> {
  const fields = { service, startsAt, proof: (await prove?.()) ?? '' };
  return onward(url, `/agendamento/horario?servico=${service}`, { fields, cookie: '', headers });
}

/** Fills in the booking up to the confirmation page, and returns the draft's cookie. */
export async function fillInBooking(
  url: string,
  { person, ...wish }: Wish & { person: Person },
  browser: Browser = {},
): Promise<string> {
  const year = Number(wallClockOf(new Date()).on.slice(0, 4)) - 40;
  const { name: patientName, phone, email } = person;
  const about = { patientName, birth: `7/3/${year}`, phone, email };
  const fields = { forWhom: 'self', ...about, payer: 'particular' };
  const cookie = await chooseTime(url, wish, browser);
  return onward(url, '/agendamento/dados', { fields, cookie, headers: browser.headers ?? {} });
}

type Sent = {
  fields: Record<string, string>;
  cookie: string;
  headers: Record<string, string>;
};

/** Sends a screen's form, which leads to the next. @returns the cookie from then on */
async function onward(
  url: string,
  path: string,
  { fields, cookie, headers }: Sent,
): Promise<string> {
  const answer = await sendForm(url + path, fields, cookie, headers);
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
  return cookiesOf(answer);
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
