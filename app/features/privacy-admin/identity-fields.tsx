import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { IDENTITY_CHECKS, type IdentityCheck } from './erase-plan.ts';

const texts = staffPrivacy.identity;
export const IDENTITY_FIELD = 'identidade';

/** @returns undefined for any other word */
export function identityOf(typed: string): IdentityCheck | undefined {
  return IDENTITY_CHECKS.find((check) => check === typed);
}

/** How staff have made sure who asks; without it nothing is handed out or erased. */
export function IdentityFields({ chosen = '', error }: { chosen?: string; error?: string }) {
  return (
    <RadioList
      name={IDENTITY_FIELD}
      legend={texts.legend}
      hint={texts.hint}
      {...(error ? { error } : {})}
      options={IDENTITY_CHECKS.map((check) => ({
        value: check,
        label: texts.checks[check],
        isChecked: chosen === check,
      }))}
    />
  );
}
