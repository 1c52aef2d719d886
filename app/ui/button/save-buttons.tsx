import { Button } from './button.tsx';

/** Address to which a form is sent to go on, as `next` says. */
export type SaveWays = { goOn: string; next: string };

type SaveButtonsProps = {
  label: string;
  /** Null where nothing comes after the page. */
  ways: SaveWays | null;
};

/** Saves what a page has shown before; where something comes after it, also with going on to that. */
export function SaveButtons({ label, ways }: SaveButtonsProps) {
  const save = { size: 'large', name: 'acao', value: 'salvar' } as const;
  if (!ways) return <Button {...save}>{label}</Button>;
  return (
    <>
      <Button {...save} formAction={ways.goOn}>
        {ways.next}
      </Button>
      <Button {...save} look="secondary">
        {label}
      </Button>
    </>
  );
}
