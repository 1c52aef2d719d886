import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { attribute, elementsOf } from '#tests/page-html.ts';
import { plainForm } from '#tests/plain-form.ts';
import type { Answer, Looking } from './looking.ts';

let lastPerson = 0;

/** Somebody who has booked nothing yet. */
function somebody(): Record<string, string> {
  lastPerson += 1;
  const phone = `359${String(90_000_000 + lastPerson)}`;
  return {
    ...{ patientName: 'Antônia Reis', birth: '7/3/1986', relation: 'mãe', forWhom: 'self' },
    ...{ contactName: 'Antônia Reis', phone, email: 'antonia@example.com', payer: 'particular' },
    ...{ companionName: 'Caio Reis', lenses: 'none' },
  };
}

/**
 * Books the service as somebody without scripts does, and looks at every page on the way.
 * @returns whether it is booked: a service may have no time that is free
 */
export async function bookOn(
  looking: Looking,
  { slug }: ClinicRecord['services'][number],
  locale: Locale,
): Promise<boolean> {
  looking.beginAs();
  const typed = somebody();
  const first = await looking.arrive(localPath(locale, `/agendamento?servico=${slug}`));
  const [house] = linksIn(first.html, /\/agendamento\/horario\?.*unidade=/);
  const times = house && !isAt(first, 'horario') ? await looking.arrive(house) : first;
  const time = await timeOn(looking, times, typed);
  if (!time) return false;
  const details = await looking.arrive(time.action, time.fields);
  const person = plainForm(details, 'patientName', typed);
  if (!person) return false;
  const check = await looking.arrive(person.action, person.fields);
  const consent = plainForm(check, 'consent', typed);
  if (!consent) {
    looking.tell(`${slug}: the details lead to ${check.path}`);
    return false;
  }
  const done = await looking.arrive(consent.action, consent.fields);
  const isBooked = isAt(done, 'obrigado') || isAt(done, 'sinal');
  if (!isBooked) looking.tell(`${slug}: the booking ends at ${done.path}`);
  for (const link of linksIn(done.html, /^\/(?:en-us\/)?(?:meu-agendamento|agendamento)\//))
    await looking.arrive(link);
  return isBooked;
}

/** The form with which a time is chosen: the first one of the page, or of the first of its other days. */
async function timeOn(looking: Looking, page: Answer, typed: Readonly<Record<string, string>>) {
  const now = plainForm(page, 'startsAt', typed);
  if (now?.fields.startsAt) return now;
  const [later] = linksIn(page.html, /[?&](?:a-partir|dia)=/);
  if (!later) return null;
  const then = plainForm(await looking.arrive(later), 'startsAt', typed);
  return then?.fields.startsAt ? then : null;
}

function isAt({ path }: Answer, step: string): boolean {
  return path.includes(`/agendamento/${step}`);
}

function linksIn(html: string, address: RegExp): string[] {
  const found = elementsOf(html, 'a').flatMap((each) => attribute(each, 'href') ?? []);
  return [...new Set(found.filter((href) => address.test(href)))];
}
