/** Names of the fields of an item's forms. */
export const ITEM_FIELDS = {
  action: 'acao',
  version: 'versao',
  key: 'chave',
  status: 'situacao',
  note: 'nota',
  answer: 'resposta',
} as const;

/** What a form of an item's page asks for. A ready-made text is only filled in. */
export const ITEM_ACTIONS = {
  status: 'situacao',
  take: 'assumir',
  release: 'soltar',
  note: 'nota',
  answer: 'responder',
  template: 'modelo-',
} as const;

/** Which state of the item a form was filled in for, and which sending of it is the first. */
export type FormStamp = { version: number; key: string };

export function StampFields({ stamp }: { stamp: FormStamp }) {
  return (
    <>
      <input type="hidden" name={ITEM_FIELDS.version} value={stamp.version} />
      <input type="hidden" name={ITEM_FIELDS.key} value={stamp.key} />
    </>
  );
}
