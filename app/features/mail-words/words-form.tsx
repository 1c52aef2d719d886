import type { MailPart } from '#app/clinic/mail-words/mail-names.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { fieldIdOf, type Language, PARTS, type TypedMail } from './mail-words-form.ts';
import { TryFields } from './try-fields.tsx';

const messages = staffMailWords;

/** What is said in one language where the boxes are empty. */
export type StandardWords = { subject: string; opening: string };

export type WordsFormProps = {
  typed: TypedMail;
  version: number;
  languages: readonly Language[];
  standard: Readonly<Record<Language, StandardWords>>;
  /** Whether the first sentence comes before the fixed ones. */
  isAdded: boolean;
  /** Whether it is a text for WhatsApp, in one box. */
  isChat: boolean;
  /** Whether this mail greets somebody by name. */
  hasName: boolean;
  errors: readonly FieldError[];
  /** Where a test goes, as it was typed. */
  to: string;
};

/** Leads to the sample below the form, where there is no room beside it. */
const CHECK = { name: 'acao', value: 'conferir', formAction: '#como-fica' } as const;

/** The boxes of one mail, in each language of the site. */
export function WordsForm(props: WordsFormProps) {
  const { typed, version, languages, isChat, to, errors } = props;
  return (
    <form method="post" className="mail-words-form" noValidate>
      {/* Enter in a box shows the mail. */}
      <button {...CHECK} className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {messages.check}
      </button>
      <input type="hidden" name="versao" defaultValue={version} />
      {(['portuguese', 'english'] as const).map((language) =>
        languages.includes(language) ? (
          <LanguageBoxes
            key={language}
            language={language}
            isFolded={language !== languages[0]}
            {...props}
          />
        ) : (
          <KeptBoxes key={language} language={language} typed={typed} />
        ),
      )}
      {isChat ? null : <TryFields to={to} errors={errors} />}
      <SaveBar>
        <Button {...CHECK}>{messages.check}</Button>
        <Button look="secondary" name="acao" value="salvar">
          {messages.save}
        </Button>
      </SaveBar>
    </form>
  );
}

function LanguageBoxes({
  language,
  typed,
  standard,
  isAdded,
  isChat,
  hasName,
  errors,
  isFolded,
}: WordsFormProps & { language: Language; isFolded: boolean }) {
  const { subject, opening } = standard[language];
  const box = (part: MailPart) => {
    const id = fieldIdOf(language, part);
    return { id, name: id, error: errorAt(errors, id), defaultValue: typed[language][part] };
  };
  const begins = opening === '' ? messages.emptyOpening : messages.empty(opening);
  const boxes = (
    <FieldGroup id={language} legend={messages.languages[language]} className="mail-words-language">
      {isChat ? (
        <TextArea {...box('text')} label={messages.fields.text} hint={begins} rows={5} />
      ) : (
        <>
          <TextField
            {...box('subject')}
            label={messages.fields.subject}
            hint={messages.empty(subject)}
            autoComplete="off"
          />
          <TextArea
            {...box('opening')}
            label={isAdded ? messages.fields.added : messages.fields.opening}
            hint={hasName ? `${begins} ${messages.greeting}` : begins}
            rows={3}
          />
          <TextArea
            {...box('closing')}
            label={messages.fields.closing}
            hint={messages.emptyOpening}
            rows={3}
          />
        </>
      )}
    </FieldGroup>
  );
  if (!isFolded) return boxes;
  const ids = PARTS.map((part) => fieldIdOf(language, part));
  const isOpen = errors.some(({ fieldId }) => ids.includes(fieldId));
  return (
    <Disclosure summary={messages.languages[language]} isOpen={isOpen}>
      {boxes}
    </Disclosure>
  );
}

/** A language that the site does not speak now keeps its words. */
function KeptBoxes({ language, typed }: { language: Language; typed: TypedMail }) {
  return PARTS.map((part) => (
    <input
      key={part}
      type="hidden"
      name={fieldIdOf(language, part)}
      defaultValue={typed[language][part]}
    />
  ));
}
