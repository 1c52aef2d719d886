import { preparationRulesIn } from '#app/context/preparation-rules.ts';
import { waitlistServicesFrom } from '#app/context/waitlist-services.ts';
import { messagesOn } from '#app/features/messages/message-settings.server.ts';
import {
  askAgainForLaunch,
  askForLaunch,
  sendAndForget,
} from '#app/features/waitlist/launch.server.ts';
import { matchWaitlist } from '#app/features/waitlist/match-waitlist.server.ts';
import { readWaitlistSettings } from '#app/features/waitlist/waitlist-settings.server.ts';
import { isAwake } from '#app/features/waitlist/waking-hours.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import { laterIfWaiterHeld } from './held-list-mail.ts';
import { mailJob } from './mail-job.ts';
import type { PaymentHandlerServices } from './payment-handlers.ts';
import type { Handlers } from './start-jobs.ts';

type WaitlistQueue = Extract<keyof Handlers, `waitlist-${string}`>;

/** The handlers of the waiting list. Their log lines carry numbers, nothing else. */
export function waitlistHandlers(
  services: PaymentHandlerServices &
    Pick<SummaryServices, 'labelsIn' | 'comingClinics'> & {
      /** Whether mails go out, or are only kept as files. */
      sendsMail?: () => boolean;
    },
): Pick<Handlers, WaitlistQueue> {
  const { log } = services;
  const sendsMail = () => services.sendsMail?.() ?? true;
  // Made for each job: staff may have changed the clinic since the last.
  const match = () =>
    matchWaitlist(
      waitlistServicesFrom({
        ...services,
        ...{ preparation: preparationRulesIn(services), sendsMail: sendsMail() },
      }),
    );
  return {
    'waitlist-match': async () => {
      log.info({ offers: await match() }, 'waitlist-match');
    },
    'waitlist-mail': async (data, origin) =>
      mailJob(services, {
        queue: 'waitlist-mail',
        ...{ data, origin, facts: data },
        whenOff: () => askAgainForLaunch(services.db, data),
        send: async () =>
          (await laterIfWaiterHeld(services, data)) ??
          (await sendAndForget({ ...services, sendsMail: sendsMail() }, data)),
      }),
    // Finds what nobody told of: holds that ended, quiet hours that are over, a process that was killed.
    'waitlist-due': async () => {
      const { db, clock, clinic, jobs } = services;
      const offers = await match();
      const mayTell =
        clinic.plansEnabled &&
        sendsMail() &&
        isAwake(clock.now(), await readWaitlistSettings(db)) &&
        (await messagesOn(db))('waitlist-launch');
      const told = mayTell ? await askForLaunch({ db, jobs }) : 0;
      if (offers + told > 0) log.info({ offers, told }, 'waitlist-due');
    },
  };
}
