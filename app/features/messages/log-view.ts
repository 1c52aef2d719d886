import { isMessageId, messageLabel, messageOf } from '#app/clinic/messages/message-list.ts';
import { CHANNELS } from '#app/clinic/messages/message-shape.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { LOG_STATES, type LogFilter, type LoggedMessage, type LogState } from './logged-message.ts';
import { MESSAGE_PATHS } from './message-paths.ts';

const messages = staffMessages.log;

/** The filter and page of the log's address; what is no filter counts as none. */
export function readLogFilter(query: URLSearchParams): LogFilter & { page: number } {
  const view = query.get('ver') === 'enviadas' ? 'gone' : 'waiting';
  const message = query.get('mensagem') ?? '';
  const states: readonly LogState[] = LOG_STATES[view];
  const page = Number(query.get('pagina') ?? '1');
  return {
    view,
    message: isMessageId(message) ? message : null,
    state: states.find((state) => state === query.get('situacao')) ?? null,
    protocol: (query.get('protocolo') ?? '').trim().toUpperCase().slice(0, 20),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The log with a filter. @param page from 1 */
export function logHref({ view, message, state, protocol }: LogFilter, page = 1): string {
  const fields = new URLSearchParams({
    ver: view === 'gone' ? 'enviadas' : 'agendadas',
    ...(message && { mensagem: message }),
    ...(state && { situacao: state }),
    ...(protocol && { protocolo: protocol }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return `${MESSAGE_PATHS.log}?${fields}`;
}

/** Addresses of records, which belong to other subjects. */
export type LogPaths = {
  appointment: (protocol: string) => string;
  order: (protocol: string) => string;
  charge: (reference: string) => string;
};

export type LogLine = ReturnType<typeof toLogLine>;

/** A line in words, with nobody's whole name or address. @param momentOf a time in words */
export function toLogLine(
  logged: LoggedMessage,
  { momentOf, paths }: { momentOf: (at: Date) => string; paths: LogPaths },
) {
  const { key, at, message, copyOf, state, deadId } = logged;
  return {
    key,
    when: momentOf(at),
    what: copyOf ? messages.copyOf(messageLabel(copyOf)) : message ? messageLabel(message) : '',
    channel: message ? CHANNELS[messageOf(message).channel] : CHANNELS.mail,
    to: recipientOf(logged),
    state,
    stateWords: messages.states[state],
    cause: causeOf(logged),
    deadId: state === 'failed' ? deadId : null,
    about: aboutOf(logged, paths),
  };
}

function recipientOf({ message, copyOf, name, email }: LoggedMessage): string {
  const to = message ? messageOf(message).to : null;
  if (copyOf || to === 'clinic' || to === 'officer') return messages.clinic;
  const isMail = !message || messageOf(message).channel === 'mail';
  const parts = [initialsOf(name ?? ''), isMail && email ? maskedAddress(email) : ''];
  return parts.filter(Boolean).join(' · ') || '–';
}

const UNCAUSED: readonly LogState[] = ['planned', 'waiting', 'sent', 'unrecorded'];

function causeOf({ state, cause, tries }: LoggedMessage): string {
  const { causes } = messages;
  if (state === 'held') return cause === 'no-practitioner' ? causes[cause] : causes.held;
  if (state === 'delayed') return causes.delayed(tries + 1);
  if (UNCAUSED.includes(state)) return '';
  if (cause === 'mail-refused' || cause === 'refused') return causes.refused;
  if (cause === 'delayed') return causes['gave-up'];
  if (cause === 'whatsapp-setup' || cause === 'sms-setup') return causes['no-setup'];
  if (state === 'failed') return causes.fault;
  return isPlain(cause) ? causes[cause] : causes.other;
}

type Plain = Exclude<keyof typeof messages.causes, 'delayed'>;
const isPlain = (cause: string): cause is Plain =>
  cause !== 'delayed' && Object.hasOwn(messages.causes, cause);

function aboutOf({ protocol, orderProtocol, chargeReference }: LoggedMessage, paths: LogPaths) {
  if (protocol) return { words: protocol, href: paths.appointment(protocol) };
  if (orderProtocol) return { words: orderProtocol, href: paths.order(orderProtocol) };
  return chargeReference ? { words: chargeReference, href: paths.charge(chargeReference) } : null;
}

/** The initials of a name: 'A. R.'; '' of none. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{Lu}/u.test(part));
  const shown = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return shown.map((part) => `${part?.charAt(0)}.`).join(' ');
}

/** An address with its first letter and its host alone: 'a•••@example.com'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${address.charAt(0)}•••${address.slice(at)}`;
}
