import { addDays, isCalendarDay, weekdayOf } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from './agenda-paths.ts';
import { STATE_FILTERS, type StateFilter } from './appointment-state.ts';

export const AGENDA_VIEWS = ['dia', 'grade', 'semana', 'mes', 'lista'] as const;
export type AgendaView = (typeof AGENDA_VIEWS)[number];

/** The query of an agenda URL. Practitioner, resource and service are slugs; null means all. */
export type AgendaQuery = {
  view: AgendaView;
  /** Calendar day. */
  on: string;
  practitioner: string | null;
  resource: string | null;
  /** The word for a house; null means all of them. */
  house: string | null;
  /** From 1. Lists are split into pages. */
  page: number;
  /** The last calendar day of a list, inclusive; null for the default length. This field and those below are for lists only. */
  until: string | null;
  service: string | null;
  state: StateFilter | null;
  /** Part of a name, phone number or protocol. */
  text: string;
};

export const NO_LIST_FILTER = {
  page: 1,
  until: null,
  service: null,
  state: null,
  text: '',
} as const;

const DAY_MS = 86_400_000;
const LIST_DAYS = 30;
const WEEK_DAYS = 7;
const LONGEST_MONTH = 31;
const MOST_DAYS = 800;
const MOST_TEXT = 80;
/** A text search covers a month back and a year ahead. */
const SEARCH = { back: 30, days: 396 };

/**
 * Invalid values fall back to today and to no filter.
 * @param today calendar day in the clinic's zone
 * @param usual the view of an address that names none
 */
export function readAgendaQuery(
  params: URLSearchParams,
  today: string,
  usual: AgendaView = 'dia',
): AgendaQuery {
  const given = params.get('dia') ?? '';
  const page = params.get('pagina') ?? '';
  const shared = {
    practitioner: slugOf(params.get('profissional')),
    resource: slugOf(params.get('recurso')),
    house: slugOf(params.get('unidade')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
  const view = AGENDA_VIEWS.find((each) => each === params.get('ver')) ?? usual;
  if (view !== 'lista')
    return { ...NO_LIST_FILTER, ...shared, view, on: isCalendarDay(given) ? given : today };
  const text = (params.get('busca') ?? '').trim().replace(/\s+/g, ' ').slice(0, MOST_TEXT);
  const first = text === '' ? today : addDays(today, -SEARCH.back);
  const on = isCalendarDay(given) ? given : first;
  const until = params.get('ate') ?? '';
  const isUntil = isCalendarDay(until) && until >= on && until < addDays(on, MOST_DAYS);
  return {
    ...shared,
    view,
    on,
    until: isUntil ? until : null,
    service: slugOf(params.get('servico')),
    state: STATE_FILTERS.find((state) => state === params.get('situacao')) ?? null,
    text,
  };
}

/** The days of a query; a week starts on its Monday, and a month is shown in whole weeks. */
export function spanOf({ view, on, until, text }: AgendaQuery): { firstOn: string; days: number } {
  if (view === 'semana') return { firstOn: mondayOf(on), days: WEEK_DAYS };
  if (view === 'mes') return weeksAround(on);
  if (isOneDay(view)) return { firstOn: on, days: 1 };
  const usual = text === '' ? LIST_DAYS : SEARCH.days;
  return { firstOn: on, days: until ? daysBetween(on, until) + 1 : usual };
}

export function lastDayOf(query: AgendaQuery): string {
  const { firstOn, days } = spanOf(query);
  return addDays(firstOn, days - 1);
}

/** Whether a view is of one day: as a list, or as a grid. */
export function isOneDay(view: AgendaView): boolean {
  return view === 'dia' || view === 'grade';
}

/** Whether a view is a drawing of columns or squares, which needs the window for itself. */
export function isDense(view: AgendaView): boolean {
  return view === 'grade' || view === 'semana' || view === 'mes';
}

/** The same query, moved back or on by its own length. */
export function stepped(query: AgendaQuery, direction: -1 | 1): AgendaQuery {
  if (query.view === 'mes') return { ...query, on: inNextMonth(query.on, direction), page: 1 };
  const by = direction * spanOf(query).days;
  const until = query.until && addDays(query.until, by);
  return { ...query, on: addDays(query.on, by), until, page: 1 };
}

/** The same day, practitioner and resource in another view; list filters are dropped. */
export function inView(query: AgendaQuery, view: AgendaView, today: string): AgendaQuery {
  const on = query.text ? today : query.on;
  return view === query.view ? query : { ...query, ...NO_LIST_FILTER, view, on };
}

/** Whether a list is filtered by appointment; it then leaves out closures and holds. */
export function filtersAppointments({ service, state, text }: AgendaQuery): boolean {
  return service !== null || state !== null || text !== '';
}

export function agendaHref(query: AgendaQuery): string {
  return `${AGENDA_PATHS.agenda}?${paramsOf(query)}`;
}

/** The day sheet: a page to print, or a PDF file. */
export function daySheetHref(query: AgendaQuery, kind: 'page' | 'pdf'): string {
  const params = paramsOf({ ...query, ...NO_LIST_FILTER, view: 'dia' });
  return kind === 'page'
    ? `${AGENDA_PATHS.agenda}?${params}&imprimir`
    : `${AGENDA_PATHS.sheet}?${params}`;
}

/** The form of labels for a day's folders. */
export function labelsHref(query: AgendaQuery): string {
  return `${AGENDA_PATHS.labels}?${paramsOf({ ...query, ...NO_LIST_FILTER, view: 'dia' })}`;
}

function paramsOf(query: AgendaQuery): URLSearchParams {
  const { view, on, practitioner, resource, house, page, until, service, state, text } = query;
  const params = new URLSearchParams({ dia: on, ver: view });
  const isList = view === 'lista';
  const others = [
    ['ate', isList && until],
    ['profissional', practitioner],
    ['recurso', resource],
    ['unidade', house],
    ['servico', isList && service],
    ['situacao', isList && state],
    ['busca', isList && text],
    ['pagina', page > 1 && String(page)],
  ] as const;
  for (const [name, value] of others) if (value) params.set(name, value);
  return params;
}

/** The weeks of a month, from the Monday of its first to the Sunday of its last day. */
function weeksAround(on: string): { firstOn: string; days: number } {
  const firstOn = mondayOf(`${on.slice(0, 7)}-01`);
  const lastOn = addDays(inNextMonth(on, 1), -1);
  return { firstOn, days: daysBetween(firstOn, mondayOf(lastOn)) + WEEK_DAYS };
}

/** The first day of the month before or after. */
function inNextMonth(on: string, direction: -1 | 1): string {
  const first = `${on.slice(0, 7)}-01`;
  const other = direction === 1 ? addDays(first, LONGEST_MONTH) : addDays(first, -1);
  return `${other.slice(0, 7)}-01`;
}

function mondayOf(on: string): string {
  return addDays(on, -((weekdayOf(on) + 6) % 7));
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);
}

function slugOf(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,80}$/.test(text) ? text : null;
}
