/** Field names of an item's forms. */
export const ITEM_FIELDS = {
  action: 'acao',
  version: 'versao',
  key: 'chave',
  status: 'situacao',
  colleague: 'colega',
  note: 'nota',
  answer: 'resposta',
} as const;

/** Actions of an item's forms. A template only fills the draft. */
export const ITEM_ACTIONS = {
  status: 'situacao',
  take: 'assumir',
  give: 'passar',
  note: 'nota',
  answer: 'responder',
  template: 'modelo-',
} as const;

/** In the place of a colleague: gives an item back. */
export const NOBODY = 'ninguem';

/** The item version that a form was loaded with, and its idempotency key. */
export type FormStamp = { version: number; key: string };

export function StampFields({ stamp }: { stamp: FormStamp }) {
  return (
    <>
      <input type="hidden" name={ITEM_FIELDS.version} value={stamp.version} />
      <input type="hidden" name={ITEM_FIELDS.key} value={stamp.key} />
    </>
  );
}
