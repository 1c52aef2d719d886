import { useEffect, useState } from 'react';
import { appUpdateMessages } from '#app/locales/app-update.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import {
  COPY_PATH,
  deleteOfflineCopy,
  PROTOCOL_HEADER,
  readOfflineCopy,
  refreshOfflineCopy,
  saveOfflineCopy,
} from '#app/platform/browser/offline-copy.ts';
import { systemClock } from '#app/platform/clock.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';

/** `absent` where the browser has no service worker to serve the copy. */
type State = 'absent' | 'offer' | 'keeping' | 'kept' | 'forgotten' | 'failed';

/** Offers to store the confirmation on this device. Nothing is stored before the visitor asks for it. */
export function KeepOfflineCopy({ protocol }: { protocol: string }) {
  const messages = useMessages(appUpdateMessages).keep;
  const address = useLocalPath()(COPY_PATH);
  const [state, setState] = useState<State>('absent');

  useEffect(() => {
    let isGone = false;
    findState({ address, protocol }).then(
      (found) => isGone || setState(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [address, protocol]);

  if (state === 'absent') return null;

  function keep() {
    setState('keeping');
    saveOfflineCopy({ caches, fetch: (...request) => fetch(...request) }, address).then(
      (isKept) => setState(isKept ? 'kept' : 'failed'),
      () => setState('failed'),
    );
  }

  function forget() {
    deleteOfflineCopy(caches).then(
      () => setState('forgotten'),
      () => undefined,
    );
  }

  return (
    <section className="flow reading">
      <h2>{messages.title}</h2>
      <p role="status">
        {state === 'offer' || state === 'keeping' ? messages.text : messages[state]}
      </p>
      <ButtonRow>
        {state === 'kept' ? (
          <>
            <LinkButton href={COPY_PATH} look="secondary">
              {messages.open}
            </LinkButton>
            <Button type="button" look="quiet" onClick={forget}>
              {messages.forget}
            </Button>
          </>
        ) : (
          <Button type="button" look="secondary" disabled={state === 'keeping'} onClick={keep}>
            {state === 'keeping' ? messages.keeping : messages.keep}
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}

async function findState(appointment: { address: string; protocol: string }): Promise<State> {
  if (!('serviceWorker' in navigator)) return 'absent';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'absent';
  await refreshOfflineCopyOf(appointment);
  const copy = await readOfflineCopy(caches, systemClock.now());
  return copy?.headers.get(PROTOCOL_HEADER) === appointment.protocol ? 'kept' : 'offer';
}

/** Refreshes the offline copy, if there is one, after an appointment was moved. */
export function FreshOfflineCopy({ protocol }: { protocol: string }) {
  const address = useLocalPath()(COPY_PATH);
  useEffect(() => {
    refreshOfflineCopyOf({ address, protocol }).catch(() => undefined);
  }, [address, protocol]);
  return null;
}

async function refreshOfflineCopyOf(appointment: {
  address: string;
  protocol: string;
}): Promise<void> {
  if (!('caches' in window)) return;
  const now = systemClock.now();
  await refreshOfflineCopy({ caches, fetch: (...request) => fetch(...request), now }, appointment);
}
