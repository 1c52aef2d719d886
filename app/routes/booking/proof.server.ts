import type { AppServices } from '#app/context/app-services.ts';
import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import { isWorkProven } from '#app/platform/proof-of-work.server.ts';

/** Whether the browser did the work that the booking forms ask for; without JavaScript it never does. */
export function isProven(
  { db, clock, env }: AppServices,
  form: { get(field: string): unknown },
): Promise<boolean> {
  const proof = form.get(PROOF_FIELD);
  const payload = typeof proof === 'string' ? proof : null;
  return isWorkProven({ db, clock, secret: env.appSecret }, 'booking', payload);
}
