import { formatDate } from '#app/clinic/format-date.ts';
import { staffRecommendations } from '#app/locales/pt-BR/staff/recommendations.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select, type SelectOption } from '#app/ui/select/select.tsx';
import type { Recommendation } from './read-recommendations.server.ts';
import { NOTE_LENGTH, TERM_NAMES } from './recommendation.ts';

const messages = staffRecommendations.panel;

/** Fields of the form; ids begin alike, so that errors find them. */
export const RECOMMEND_FIELDS = {
  term: 'volta-prazo',
  day: 'volta-dia',
  kind: 'volta-tipo',
  service: 'volta-servico',
  by: 'volta-por',
  note: 'volta-recado',
  key: 'chave',
} as const;

export type RecommendationPanelView = {
  action: string;
  listHref: string;
  lines: readonly string[];
  /** Null where nothing can be recommended yet. */
  form: {
    key: string;
    services: readonly SelectOption[];
    practitioners: readonly SelectOption[];
    service: string;
    by: string;
  } | null;
};

/** One recommendation as a line. */
export function recommendationLine(
  { kind, dueOn, state, isUnbooked }: Recommendation,
  serviceTitle: string,
): string {
  const isOver = state === 'declined' || state === 'withdrawn';
  const shown = isOver ? state : isUnbooked ? 'open' : 'booked';
  const what = kind === 'return' ? `${messages.kinds.return}, ${serviceTitle}` : serviceTitle;
  return messages.line(what, formatDate(dueOn), messages.states[shown]);
}

type PanelProps = {
  view: RecommendationPanelView;
  mayWrite: boolean;
  errors?: readonly FieldError[];
};

/** What was recommended after the appointment, and the form to recommend more: one press for the usual terms. */
export function RecommendationPanel({ view, mayWrite, errors = [] }: PanelProps) {
  const { lines, form } = view;
  if (lines.length === 0 && !form) return null;
  return (
    <section className="flow" id="volta" aria-labelledby="volta-titulo">
      <h2 id="volta-titulo">{messages.title}</h2>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {form && mayWrite ? <RecommendForm {...view} form={form} errors={errors} /> : null}
      <p>
        <a href={view.listHref}>{messages.list}</a>
      </p>
    </section>
  );
}

type FormProps = Pick<RecommendationPanelView, 'action'> & {
  form: NonNullable<RecommendationPanelView['form']>;
  errors: readonly FieldError[];
};

function RecommendForm({ action, form, errors }: FormProps) {
  const { term, day, kind, service, by, note, key } = RECOMMEND_FIELDS;
  return (
    <Disclosure summary={messages.open} isOpen={errors.length > 0}>
      <form method="post" action={action} noValidate className="staff-form stack">
        <p className="small">{messages.hint}</p>
        <input type="hidden" name={key} defaultValue={form.key} />
        <RadioList
          name={term}
          legend={messages.when}
          layout="grid"
          error={errorAt(errors, term)}
          options={TERM_NAMES.map((value) => ({ value, label: messages.terms[value] }))}
        />
        <DateField id={day} name={day} label={messages.day} defaultValue="" />
        <RadioList
          name={kind}
          legend={messages.kind}
          options={(['return', 'referral'] as const).map((value) => ({
            value,
            label: messages.kinds[value],
            isChecked: value === 'return',
          }))}
        />
        <Select
          id={service}
          name={service}
          label={messages.service}
          options={form.services}
          defaultValue={form.service}
        />
        <Select
          id={by}
          name={by}
          label={messages.by}
          options={form.practitioners}
          defaultValue={form.by}
        />
        <TextField
          id={note}
          name={note}
          label={messages.note}
          hint={messages.noteHint}
          maxLength={NOTE_LENGTH}
        />
        <ButtonRow>
          <Button>{messages.submit}</Button>
        </ButtonRow>
      </form>
    </Disclosure>
  );
}
