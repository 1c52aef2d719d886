import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { IDENTITY_CHECKS, type IdentityCheck } from './erase-plan.ts';

const labels = staffPrivacy.identity;
export const IDENTITY_FIELD = 'identidade';

/** @returns undefined for any other value */
export function identityOf(value: string): IdentityCheck | undefined {
  return IDENTITY_CHECKS.find((check) => check === value);
}

/** How staff checked the identity; required before anything is exported or erased. */
export function IdentityFields({ chosen = '', error }: { chosen?: string; error?: string }) {
  return (
    <RadioList
      name={IDENTITY_FIELD}
      legend={labels.legend}
      hint={labels.hint}
      {...(error ? { error } : {})}
      options={IDENTITY_CHECKS.map((check) => ({
        value: check,
        label: labels.checks[check],
        isChecked: chosen === check,
      }))}
    />
  );
}
