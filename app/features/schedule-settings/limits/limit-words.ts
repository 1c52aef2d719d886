import { staffLimits } from '#app/locales/pt-BR/staff/settings/limits.ts';
import type { HoursLimit } from '#app/scheduling/hours/week-hours.ts';

/** What a service is called, and whether it is offered to nobody any more. */
export type LimitService = { id: number; title: string; isArchived: boolean };

/** A limit in words: '14h às 18h, só Avaliação de cirurgia'. @param times its hours in words */
export function limitWords(
  { limitOf, serviceIds }: HoursLimit,
  times: string,
  services: readonly LimitService[],
): string {
  const named = serviceIds.flatMap((id) => services.find((each) => each.id === id) ?? []);
  const isNobody = named.every(({ isArchived }) => isArchived);
  if (isNobody && limitOf !== 'services') return staffLimits.nobody(times, namesOf(named));
  return staffLimits.line[limitOf](times, namesOf(named));
}

function namesOf(services: readonly LimitService[]): string {
  return services
    .map(({ title, isArchived }) => (isArchived ? staffLimits.archived(title) : title))
    .join(', ');
}
