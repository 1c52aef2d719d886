import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select, type SelectOption } from '#app/ui/select/select.tsx';
import { IMPORT_ACTIONS, IMPORT_FIELDS } from './import-fields.ts';

const { answers: messages } = staffImport;

export type AskedAbout = { label: string; chosen: string };

export type QuestionsView = {
  version: number;
  doctor: string;
  authors: readonly AskedAbout[];
  categories: readonly AskedAbout[];
  people: readonly SelectOption[];
  topics: readonly SelectOption[];
  services: readonly SelectOption[];
  /** Calendar day; '' for none. */
  reviewedOn: string;
  today: string;
  service: string;
  drafts: number;
  origin: string;
};

type ImportQuestionsProps = {
  view: QuestionsView;
  errors: readonly FieldError[];
  /** Of a form that was refused. */
  typed: Readonly<Record<string, string>> | undefined;
};

/** What WordPress does not know: authors and categories as this site has them, the review, the sources. */
export function ImportQuestions({ view, errors, typed }: ImportQuestionsProps) {
  const shown = (name: string, suggested: string) => typed?.[name] ?? suggested;
  const isTicked = (name: string, suggested: boolean) => (typed ? name in typed : suggested);
  const { version, doctor, people, topics, services, drafts, origin } = view;
  return (
    <form method="post" noValidate className="staff-form stack">
      <input type="hidden" name={IMPORT_FIELDS.version} value={version} />
      <fieldset className="stack">
        <legend className="legend">{messages.authors}</legend>
        {view.authors.map(({ label, chosen }, index) => (
          <Select
            key={label}
            id={`${IMPORT_FIELDS.author}-${index}`}
            name={`${IMPORT_FIELDS.author}-${index}`}
            label={label}
            options={people}
            emptyLabel={messages.nobody}
            defaultValue={shown(`${IMPORT_FIELDS.author}-${index}`, chosen)}
          />
        ))}
      </fieldset>
      <fieldset className="stack">
        <legend className="legend">{messages.categories}</legend>
        {view.categories.map(({ label, chosen }, index) => (
          <Select
            key={label}
            id={`${IMPORT_FIELDS.category}-${index}`}
            name={`${IMPORT_FIELDS.category}-${index}`}
            label={label}
            options={topics}
            defaultValue={shown(`${IMPORT_FIELDS.category}-${index}`, chosen)}
          />
        ))}
      </fieldset>
      <fieldset className="stack">
        <legend className="legend">{messages.rest}</legend>
        <DateField
          {...fieldProps(IMPORT_FIELDS.reviewed, errors)}
          label={messages.reviewed(doctor)}
          hint={messages.reviewedHint}
          defaultValue={shown(IMPORT_FIELDS.reviewed, view.reviewedOn)}
          max={view.today}
        />
        <Select
          id={IMPORT_FIELDS.service}
          name={IMPORT_FIELDS.service}
          label={messages.service}
          hint={messages.serviceHint}
          options={services}
          emptyLabel={messages.noService}
          defaultValue={shown(IMPORT_FIELDS.service, view.service)}
        />
        <Checkbox
          id={IMPORT_FIELDS.oldAddress}
          name={IMPORT_FIELDS.oldAddress}
          label={messages.oldAddress}
          defaultChecked={isTicked(IMPORT_FIELDS.oldAddress, true)}
        />
        <Checkbox
          id={IMPORT_FIELDS.images}
          name={IMPORT_FIELDS.images}
          label={messages.images(origin)}
          hint={messages.imagesHint}
          defaultChecked={isTicked(IMPORT_FIELDS.images, true)}
        />
        {drafts > 0 ? (
          <Checkbox
            id={IMPORT_FIELDS.drafts}
            name={IMPORT_FIELDS.drafts}
            label={messages.drafts(drafts)}
            defaultChecked={isTicked(IMPORT_FIELDS.drafts, false)}
          />
        ) : null}
      </fieldset>
      <Button size="large" name={IMPORT_FIELDS.action} value={IMPORT_ACTIONS.answer}>
        {messages.submit}
      </Button>
    </form>
  );
}
