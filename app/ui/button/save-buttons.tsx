import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { Button } from './button.tsx';

type SaveButtonsProps = {
  label: string;
  /** Addresses to which the form is sent to go on to the next step, and to stay; null where there is no next step. */
  ways: { goOn: string; stay: string } | null;
};

/** Saves what a page has shown before; on the way through the first run also with the next step after it. */
export function SaveButtons({ label, ways }: SaveButtonsProps) {
  const save = { size: 'large', name: 'acao', value: 'salvar' } as const;
  if (!ways) return <Button {...save}>{label}</Button>;
  return (
    <>
      <Button {...save} formAction={ways.goOn}>
        {staffFirstRun.bar.save}
      </Button>
      <Button {...save} look="secondary" formAction={ways.stay}>
        {label}
      </Button>
    </>
  );
}
