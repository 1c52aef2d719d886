import { addDays, isCalendarDay, weekdayOf } from '#app/clinic/clinic-time.ts';
import { AGENDA_PATHS } from './agenda-paths.ts';

export const AGENDA_VIEWS = ['dia', 'semana', 'lista'] as const;
export type AgendaView = (typeof AGENDA_VIEWS)[number];

/** What an address of the agenda asks for. Practitioner and resource are slugs; null is everybody. */
export type AgendaQuery = {
  view: AgendaView;
  /** Calendar day. */
  on: string;
  practitioner: string | null;
  resource: string | null;
};

const LIST_DAYS = 30;
const WEEK_DAYS = 7;

/** Whatever makes no sense is today, or everybody. @param today calendar day in the clinic's zone */
export function readAgendaQuery(params: URLSearchParams, today: string): AgendaQuery {
  const on = params.get('dia') ?? '';
  return {
    view: AGENDA_VIEWS.find((view) => view === params.get('ver')) ?? 'dia',
    on: isCalendarDay(on) ? on : today,
    practitioner: slugOf(params.get('profissional')),
    resource: slugOf(params.get('recurso')),
  };
}

/** The days that are shown: a week from its Monday on. */
export function spanOf({ view, on }: AgendaQuery): { firstOn: string; days: number } {
  if (view === 'semana') return { firstOn: mondayOf(on), days: WEEK_DAYS };
  return { firstOn: on, days: view === 'lista' ? LIST_DAYS : 1 };
}

/** One page back or on. */
export function stepped(query: AgendaQuery, direction: -1 | 1): AgendaQuery {
  return { ...query, on: addDays(query.on, direction * spanOf(query).days) };
}

export function agendaHref(query: AgendaQuery, { isPrint = false } = {}): string {
  const params = new URLSearchParams({ dia: query.on, ver: query.view });
  if (query.practitioner) params.set('profissional', query.practitioner);
  if (query.resource) params.set('recurso', query.resource);
  return `${AGENDA_PATHS.agenda}?${params}${isPrint ? '&imprimir' : ''}`;
}

function mondayOf(on: string): string {
  return addDays(on, -((weekdayOf(on) + 6) % 7));
}

function slugOf(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,80}$/.test(text) ? text : null;
}
