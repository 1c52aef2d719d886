import { useEffect, useRef } from 'react';
import { bookingMessages } from '#app/locales/booking-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { proveWork } from '#app/platform/proof-of-work.ts';
import { GuardFields as UnseenFields } from '#app/ui/guard-fields/guard-fields.tsx';

/**
 * What guards the agenda's forms against machines: a field nobody sees, and some arithmetic that the
 * browser does while the visitor reads. Without JavaScript the form goes without the proof and meets
 * tighter limits.
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
      // No challenge to be had: the server then treats the form as one without JavaScript.
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return <UnseenFields label={guard} proofRef={proof} />;
}
