import { useEffect, useRef } from 'react';
import { booking } from '#app/locales/pt-BR/booking.ts';
import { proveWork } from './proof-of-work.ts';

/**
 * What guards a form against machines: a field nobody sees, and some arithmetic that the browser does
 * while the visitor reads. Without JavaScript the form goes without the proof and meets tighter limits.
 */
export function GuardFields() {
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
  return (
    <>
      <input type="hidden" name="proof" ref={proof} defaultValue="" />
      <div className="guard" aria-hidden="true">
        <label htmlFor="site">{booking.guard}</label>
        <input id="site" name="site" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
