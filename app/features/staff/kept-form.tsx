import { KEPT_FIELDS, type KeptField, type SealedForm } from './kept-fields.ts';

/** Carries a sealed form on to the next page of the login. */
export function SealedFields({ text, seal }: SealedForm) {
  return (
    <KeptFields
      fields={[
        [KEPT_FIELDS.text, text],
        [KEPT_FIELDS.seal, seal],
      ]}
    />
  );
}

/** Fields that were posted, to be posted again. */
export function KeptFields({ fields }: { fields: readonly KeptField[] }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and the list never changes
    <input key={index} type="hidden" name={name} defaultValue={value} />
  ));
}
