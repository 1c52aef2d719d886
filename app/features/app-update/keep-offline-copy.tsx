import { useEffect, useState } from 'react';
import { appUpdateMessages } from '#app/locales/app-update-texts.ts';
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

/** `absent` where the browser has no worker that could show the copy. */
type State = 'absent' | 'offer' | 'keeping' | 'kept' | 'forgotten' | 'failed';

/** Offers to keep the confirmation on this device. Nothing is kept before the visitor asks for it. */
export function KeepOfflineCopy({ protocol }: { protocol: string }) {
  const texts = useMessages(appUpdateMessages).keep;
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
    saveOfflineCopy({ caches, fetch: (...asked) => fetch(...asked) }, address).then(
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
      <h2>{texts.title}</h2>
      <p role="status">{state === 'offer' || state === 'keeping' ? texts.text : texts[state]}</p>
      <ButtonRow>
        {state === 'kept' ? (
          <>
            <LinkButton href={COPY_PATH} look="secondary">
              {texts.open}
            </LinkButton>
            <Button type="button" look="quiet" onClick={forget}>
              {texts.forget}
            </Button>
          </>
        ) : (
          <Button type="button" look="secondary" disabled={state === 'keeping'} onClick={keep}>
            {state === 'keeping' ? texts.keeping : texts.keep}
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}

async function findState(visit: { address: string; protocol: string }): Promise<State> {
  if (!('serviceWorker' in navigator)) return 'absent';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'absent';
  await refreshOfflineCopyOf(visit);
  const copy = await readOfflineCopy(caches, systemClock.now());
  return copy?.headers.get(PROTOCOL_HEADER) === visit.protocol ? 'kept' : 'offer';
}

/** After a visit was moved its kept copy, if there is one, says so too. */
export function FreshOfflineCopy({ protocol }: { protocol: string }) {
  const address = useLocalPath()(COPY_PATH);
  useEffect(() => {
    refreshOfflineCopyOf({ address, protocol }).catch(() => undefined);
  }, [address, protocol]);
  return null;
}

async function refreshOfflineCopyOf(visit: { address: string; protocol: string }): Promise<void> {
  if (!('caches' in window)) return;
  const now = systemClock.now();
  await refreshOfflineCopy({ caches, fetch: (...asked) => fetch(...asked), now }, visit);
}
