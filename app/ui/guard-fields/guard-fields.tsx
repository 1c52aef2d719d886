import { HONEYPOT_FIELD, PROOF_FIELD } from '#app/platform/form-guard.ts';

type GuardFieldsProps = {
  /** What a person should do with the unseen field, should they meet it: leave it empty. */
  label: string;
  /** Of the field that a script fills with its proof of work. */
  proofRef?: React.Ref<HTMLInputElement>;
};

/** A form's guard against machines: a field that nobody sees, and room for a proof of work. */
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
