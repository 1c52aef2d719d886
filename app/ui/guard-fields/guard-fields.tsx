import { HONEYPOT_FIELD, PROOF_FIELD } from '#app/platform/form-guard.ts';

type GuardFieldsProps = {
  /** Tells people who come across the hidden field to leave it empty. */
  label: string;
  /** Ref of the field that a script fills with the proof of work. */
  proofRef?: React.Ref<HTMLInputElement>;
};

/** A form's protection against bots: a honeypot field and a field for the proof of work. */
export function GuardFields({ label, proofRef }: GuardFieldsProps) {
  return (
    <>
      <input type="hidden" name={PROOF_FIELD} ref={proofRef} defaultValue="" />
      <div className="guard" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>{label}</label>
        <input
          id={HONEYPOT_FIELD}
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  );
}
