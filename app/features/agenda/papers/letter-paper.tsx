import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import type { Letter } from './letter.ts';
import { LETTER_FIELDS, type LetterValues } from './letter-form.ts';

type LetterPaperProps = {
  letter: Letter;
  values: LetterValues;
  /** Addresses of the form and of the file. */
  formHref: string;
  fileHref: string;
};

/** The letter as it is printed, with what can be done with it. */
export function LetterPaper({ letter, values, formHref, fileHref }: LetterPaperProps) {
  return (
    <>
      <div className="letter-tools no-print">
        <form method="post" action={fileHref}>
          <Hidden name={LETTER_FIELDS.from} value={values.from} />
          <Hidden name={LETTER_FIELDS.until} value={values.until} />
          <Hidden name={LETTER_FIELDS.companion} value={values.companion} />
          {values.service ? <Hidden name={LETTER_FIELDS.service} value="sim" /> : null}
          <Button>{staffLetter.pdf}</Button>
        </form>
        <LinkButton href={formHref} look="secondary">
          {staffLetter.again}
        </LinkButton>
        <p>{staffLetter.print}</p>
      </div>
      <article className="letter flow">
        <Lines lines={letter.head} />
        {letter.body.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{letter.place}</p>
        <Lines lines={letter.signature} />
      </article>
    </>
  );
}

function Hidden(input: { name: string; value: string }) {
  return <input type="hidden" name={input.name} defaultValue={input.value} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p className="letter-lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
