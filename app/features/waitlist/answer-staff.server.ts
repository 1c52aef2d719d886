import type { staffWaitlist } from '#app/locales/pt-BR/staff/waitlist.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { acceptOffer, declineOffer, withdrawOffer } from './answer-offer.server.ts';
import { leaveList, pauseEntry } from './change-entry.server.ts';
import { noteToldByStaff, offerByStaff } from './steer-list.server.ts';
import type { WaitlistServices } from './waitlist-services.server.ts';

/** What was done, as a word for the address of the page, or the booking by phone that has to follow. */
type Done = { word: keyof (typeof staffWaitlist)['done'] } | { bookOfferId: number };
type StaffRefusal = 'over' | 'closed' | 'notNow' | 'ended' | 'unknown';

/** Does what a button of the staff's list says. */
export async function answerStaff(
  list: WaitlistServices,
  form: FormData,
  by: StaffActor,
): Promise<Result<Done, StaffRefusal>> {
  const offer = { offerId: numberIn(form, 'oferta'), by };
  const entry = { entryId: numberIn(form, 'espera'), by };
  switch (formText(form, 'acao')) {
    case 'aceitou': {
      const accepted = await acceptOffer(list, offer);
      if (!accepted.ok) return accepted;
      const isMoved = accepted.value.kind === 'moved';
      return ok(isMoved ? { word: 'aceitou' } : { bookOfferId: offer.offerId });
    }
    case 'recusou':
    case 'nao-atende':
      return said('recusou', await declineOffer(list, offer));
    case 'retirar':
      return said('retirada', await withdrawOffer(list, offer));
    case 'avisei':
      await noteToldByStaff(list, { offerId: offer.offerId, actor: by });
      return ok({ word: 'avisado' });
    case 'oferecer':
      return offerNow(list, form);
    case 'pausar':
      return said('pausa', await pauseEntry(list, { ...entry, isPaused: true }));
    case 'voltar':
      return said('volta', await pauseEntry(list, { ...entry, isPaused: false }));
    case 'sair':
      return said('fora', await leaveList(list, entry));
    default:
      return refuse('unknown');
  }
}

async function offerNow(
  list: WaitlistServices,
  form: FormData,
): Promise<Result<Done, StaffRefusal>> {
  const startsAt = new Date(formText(form, 'inicio'));
  if (Number.isNaN(startsAt.getTime())) return refuse('notNow');
  const offered = await offerByStaff(list, {
    ...{ entryId: numberIn(form, 'espera'), startsAt },
    serviceId: numberIn(form, 'servico'),
    practitionerId: numberIn(form, 'profissional'),
  });
  return offered.ok ? ok({ word: 'oferecido' }) : refuse('notNow');
}

function said<Refusal extends StaffRefusal>(
  word: keyof (typeof staffWaitlist)['done'],
  result: Result<'done', Refusal>,
): Result<Done, Refusal> {
  return result.ok ? ok({ word }) : result;
}

/** Zero for whatever no page of ours has sent. */
function numberIn(form: FormData, name: string): number {
  const text = formText(form, name);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
