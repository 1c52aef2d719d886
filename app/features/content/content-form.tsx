import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { controlProps, FieldFrame, type FieldProps } from '#app/ui/field/field-frame.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { ComparedLine } from './compare-texts.ts';
import { Comparison } from './comparison.tsx';
import { ContentFields } from './content-field.tsx';
import { CONTENT_FIELDS } from './content-form-fields.ts';
import type { ContentType, Field } from './content-type.ts';
import { DeskOthers, type DeskView, RestoredDraft } from './desk/desk-notes.tsx';
import { BODY_FIELD, type FieldValues } from './field-values.ts';
import { PublishPanel } from './publish-panel.tsx';

type ContentFormProps = {
  fields: readonly Field[];
  body: ContentType['body'];
  values: FieldValues;
  errors: readonly FieldError[];
  /** Version of the entry that the form was loaded from. */
  snapshot: { version: string; base: string };
  scheduledFor: string | null;
  day: string;
  time: string;
  /** What a colleague has changed in the meantime. */
  changed: { who: string; lines: readonly ComparedLine[] } | null;
  /** Findings that must be resolved before publishing. */
  findings: React.ReactNode;
  /** Optional advice beside the buttons; it does not block publishing. */
  advice?: React.ReactNode;
  /** Who else has the text open, and what waits to be saved. */
  desk: DeskView;
  /** What keeps the text from being published. */
  lacks: readonly FieldError[];
  hasDeadLinks?: boolean | undefined;
  links: React.ReactNode;
  /** Shown after the entry's own fields. */
  last?: React.ReactNode;
};

/** An entry with all its fields and actions. */
export function ContentForm(props: ContentFormProps) {
  const { fields, body, values, errors, snapshot, changed, findings, links, last, desk } = props;
  const bringsAudio = fields.some(({ type }) => type === 'audio');
  const upper = fields.findIndex(({ name }) => name === body.after) + 1 || fields.length;
  return (
    <form
      method="post"
      encType={bringsAudio ? 'multipart/form-data' : undefined}
      noValidate
      autoComplete="off"
      className="split split-wide"
      data-desk={desk.name}
    >
      <input type="hidden" name={CONTENT_FIELDS.version} value={snapshot.version} />
      <input type="hidden" name={CONTENT_FIELDS.base} value={snapshot.base} />
      <div>
        <DeskOthers others={desk.others} />
        {desk.restored === null ? null : <RestoredDraft restored={desk.restored} />}
        {changed ? (
          <div id="mudancas" className="content-before" tabIndex={-1}>
            <Notice tone="warning" title={staffContent.changed.title(changed.who)}>
              <Comparison lines={changed.lines} />
            </Notice>
          </div>
        ) : null}
        {findings ? <div className="content-before">{findings}</div> : null}

        <ContentFields fields={fields.slice(0, upper)} values={values} errors={errors} />
        <MarkdownInput
          id={BODY_FIELD}
          label={body.label}
          hint={body.hint}
          error={errorAt(errors, BODY_FIELD)}
          value={values[BODY_FIELD]?.[0] ?? ''}
        />
        <MarkdownHelp />
        <ContentFields fields={fields.slice(upper)} values={values} errors={errors} />
        {last}
      </div>
      <div className="content-side stack">
        <PublishPanel {...props} />
        <p role="status" data-desk-saved="" className="small" />
        {links}
      </div>
    </form>
  );
}

/** Markdown reference for those who write without the editor. */
function MarkdownHelp() {
  const { title, lines, paragraph } = staffContent.help;
  return (
    <Disclosure summary={title}>
      <dl className="content-help">
        {lines.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{paragraph}</p>
    </Disclosure>
  );
}

/** Long text in Markdown. */
function MarkdownInput({ value, ...field }: FieldProps & { value: string }) {
  return (
    <FieldFrame {...field}>
      <textarea
        {...controlProps(field)}
        name={field.id}
        data-markdown-editor=""
        className="input input-full content-body"
        rows={24}
        defaultValue={value}
        spellCheck
      />
    </FieldFrame>
  );
}

/** The address of a new entry. */
export function SlugField({ slug, errors }: { slug: string; errors: readonly FieldError[] }) {
  return (
    <TextField
      id={CONTENT_FIELDS.slug}
      name={CONTENT_FIELDS.slug}
      label={staffContent.edit.slug}
      hint={staffContent.edit.slugHint}
      defaultValue={slug}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={errorAt(errors, CONTENT_FIELDS.slug)}
    />
  );
}
