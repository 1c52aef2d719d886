import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Result } from '#app/platform/result.ts';
import {
  type FormDelivery,
  type GivenConsent,
  receiveConsented,
} from '#app/platform/sent-forms/receive-consented.server.ts';
import { formOnce, type ReceivedRefusal } from '#app/platform/sent-forms/receive-form.server.ts';
import { joinLaunch, joinOpen, serviceIdsOf } from './join-waitlist.server.ts';
import type { WaitlistRequest } from './waitlist-fields.ts';
import type { WaitlistServices } from './waitlist-services.server.ts';

type Services = WaitlistServices & { hasLimits: boolean };

/**
 * Puts somebody on the list, with the consent and the mail. Whoever is on it already gets the same answer and the same
 * mail, so that nobody learns it who only knows a name and a phone.
 * @returns when it was received; the first time if it was sent more than once
 */
export function receiveWaitlist(
  services: Services,
  { request, locale, consent }: { request: WaitlistRequest; locale: Locale; consent: GivenConsent },
  delivery: FormDelivery,
): Promise<Result<Date, ReceivedRefusal>> {
  const { kind, serviceSlugs, wishes, name, phoneE164, email } = request;
  const waiter = { name, phoneE164, email, locale };
  return receiveConsented(services, {
    ...{ purpose: 'waitlist', consent, delivery },
    contacts: email === null ? [phoneE164] : [email, phoneE164],
    store: async (tx) => {
      const joined =
        kind === 'launch'
          ? await joinLaunch(services, tx, waiter)
          : await joinOpen(services, tx, {
              ...{ waiter, wishes, source: 'web' },
              serviceIds: await serviceIdsOf(tx, serviceSlugs),
            });
      const { id } = joined;
      await services.jobs['waitlist-mail'](tx, { waitlistEntryId: id, kind: 'joined' });
      return {
        owner: { waitlistEntryId: id },
        event: {
          ...{ actor: 'web', action: 'waitlist.joined', detail: { kind } },
          ...{ subjectType: 'waitlist_entry', subjectId: id },
        },
      };
    },
  });
}

/** What identifies repeated submissions; see `formOnce`. */
export function waitlistOnce(
  { clock }: Pick<Services, 'clock'>,
  key: string,
  { kind, serviceSlugs, wishes, name, phoneE164, email }: WaitlistRequest,
): IdempotencyKey {
  const today = wallClockOf(clock.now()).on;
  const words = [kind, ...serviceSlugs, JSON.stringify(wishes), name, phoneE164, email];
  return formOnce('waitlist', { key, today, words });
}
