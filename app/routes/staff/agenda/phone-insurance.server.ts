import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import { type CardValues, parseCard } from '#app/features/insurance/card-form.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ok } from '#app/platform/result.ts';
import { examsTitle, portuguese } from '#app/scheduling/exams/exam-words.ts';
import { type Wanted, wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { approvalNeed, mayComeLate } from '#app/scheduling/payers/approval-need.ts';
import { readPayerRules } from '#app/scheduling/payers/read-payer-rules.server.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const { phone: messages } = staffInsurance;

type Times = FoundTimes['options'];

/** What to tell a caller about the plan's approval, and the times that are beyond its rules or too soon for it. */
export async function callerInsurance(
  services: AppServices,
  { wanted, payer, times }: { wanted: Wanted; payer: string; times: Times },
): Promise<{ approval: string; times: Times }> {
  const slugs = wantedExams(wanted).map(({ serviceSlug }) => serviceSlug);
  const need = approvalNeed(await readPayerRules(services.db, payer), slugs);
  const today = wallClockOf(services.clock.now()).on;
  const isLate = (value: string) =>
    need !== null && mayComeLate(need.days, { startsOn: wallClockOf(new Date(value)).on, today });
  const noted = times.map((option) => {
    const notes = [
      option.note ?? '',
      option.isBeyond ? messages.beyond : '',
      need && isLate(option.value) ? messages.late(need.days) : '',
    ];
    return { ...option, note: notes.filter(Boolean).join(' · ') };
  });
  if (!need) return { approval: '', times: noted };
  const exams = need.serviceSlugs.map((serviceSlug) => ({ serviceSlug }));
  const title = examsTitle(exams, portuguese(agendaLabelsOf(services).serviceTitle));
  return { approval: messages.approval(title, need.days), times: noted };
}

/** The card that a caller has read out, or what is wrong with it; null for who pays for themselves. */
export function parseCallerCard(card: CardValues, payer: string, startsAt: Date) {
  if (!isInsurer(payer)) return ok(null);
  return parseCard(card, { on: wallClockOf(startsAt).on, locale: DEFAULT_LOCALE });
}
