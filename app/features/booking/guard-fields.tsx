import { useEffect, useRef } from 'react';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { proveWork } from '#app/platform/proof-of-work.ts';
import { GuardFields as UnseenFields } from '#app/ui/guard-fields/guard-fields.tsx';

/**
 * Bot protection of the agenda's forms: a honeypot field, and a proof of work that the browser computes
 * while the visitor reads. Without JavaScript the form is sent without the proof and has lower limits.
 */
export function GuardFields() {
  const { guard } = useMessages(bookingMessages);
  const proof = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    proveWork('booking', leaving.signal).then(
      (value) => {
        if (proof.current) proof.current.value = value;
      },
      // Without a challenge the server treats the form as one without JavaScript.
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return <UnseenFields label={guard} proofRef={proof} />;
}
