import { isCalendarDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatTime } from '#app/clinic/format-date.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAccesses } from '#app/locales/pt-BR/staff/people/accesses.ts';
import { type AccessFilter, isAccessKind } from './access-kinds.ts';
import type { Access } from './read-accesses.server.ts';

const messages = staffAccesses;

/** The filter and page of the log's address; what is no filter counts as none. */
export function readAccessFilter(query: URLSearchParams): AccessFilter & { page: number } {
  const [person, on, kind] = [query.get('pessoa'), query.get('dia'), query.get('tipo')];
  const page = Number(query.get('pagina') ?? '1');
  return {
    staffId: person && /^[1-9]\d{0,8}$/.test(person) ? Number(person) : null,
    on: on && isCalendarDay(on) ? on : null,
    kind: kind && isAccessKind(kind) ? kind : null,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Names and values of a filter, for addresses and hidden fields. */
export function accessFields({ staffId, on, kind }: AccessFilter): [string, string][] {
  return [
    ...(staffId === null ? [] : [['pessoa', String(staffId)] satisfies [string, string]]),
    ...(on === null ? [] : [['dia', on] satisfies [string, string]]),
    ...(kind === null ? [] : [['tipo', kind] satisfies [string, string]]),
  ];
}

/** The log with a filter. @param page from 1 */
export function accessesHref(filter: AccessFilter, page = 1): string {
  const fields = [...accessFields(filter), ...(page > 1 ? [['pagina', String(page)]] : [])];
  const query = new URLSearchParams(fields).toString();
  return query ? `${STAFF_PATHS.accesses}?${query}` : STAFF_PATHS.accesses;
}

/** What a line is about, in words without a patient's name, with the address of its page where it has one. */
export type AccessSubject = { words: string; href: string | null };

/** Addresses of records, which belong to other subjects. */
export type RecordPaths = {
  appointment: (protocol: string) => string;
  card: (key: string) => string;
  message: (kind: string, id: string) => string | null;
  dataImport: (id: string) => string;
};

function subjectOf(
  { subjectType, subjectId, subjectName, protocol }: Access,
  paths: RecordPaths,
): AccessSubject | null {
  const { subjects } = messages;
  if (subjectType === 'sign-in' || subjectId === 'none' || subjectId === 'new') return null;
  if (subjectType === 'view') {
    const [what, first = '', second = ''] = subjectId.split(':');
    if (what === 'appointment')
      return protocol
        ? { words: subjects.appointment(protocol), href: paths.appointment(protocol) }
        : { words: subjects.gone, href: null };
    if (what === 'card') return { words: subjects.card(first), href: paths.card(first) };
    return { words: subjects.inbox(second), href: paths.message(first, second) };
  }
  if (subjectType === 'person')
    return { words: subjects.card(subjectId), href: paths.card(subjectId) };
  if (subjectType === 'staff')
    return {
      words: subjectName ?? subjects.staff(subjectId),
      href: `${STAFF_PATHS.people}/${subjectId}`,
    };
  if (subjectType === 'data_import')
    return { words: subjects.dataImport(subjectId), href: paths.dataImport(subjectId) };
  if (subjectType === 'staff_role')
    return { words: subjects.staff_role(subjectId), href: `${STAFF_PATHS.roles}/${subjectId}` };
  return /^\d+$/.test(subjectId) ? { words: subjects.other(subjectId), href: null } : null;
}

/** A line in words. */
export function toAccessView(access: Access, paths: RecordPaths) {
  const { staffName, action, device, network, times } = access;
  const { on, time } = wallClockOf(access.at);
  const words = isAction(action) ? messages.actions[action] : messages.actions.other;
  return {
    at: `${formatDate(on)}, ${formatTime(time)}`,
    who: staffName ?? messages.nobody,
    what: times > 1 ? `${words}${messages.times(times)}` : words,
    subject: subjectOf(access, paths),
    from: device && network ? messages.from(device, network) : '',
  };
}

/** A line as cells of the file. */
export function accessCells(access: Access, paths: RecordPaths): string[] {
  const { staffName, action, device, network, times } = access;
  const { on, time } = wallClockOf(access.at);
  return [
    `${on} ${time}`,
    staffName ?? messages.nobody,
    isAction(action) ? messages.actions[action] : messages.actions.other,
    subjectOf(access, paths)?.words ?? '',
    device ?? '',
    network ?? '',
    String(times),
  ];
}

function isAction(word: string): word is keyof typeof messages.actions {
  return Object.hasOwn(messages.actions, word);
}
