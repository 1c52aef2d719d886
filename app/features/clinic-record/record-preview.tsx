import { Fragment } from 'react';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { SaveButtons, type SaveWays } from '#app/ui/button/save-buttons.tsx';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { Draft } from './form-draft.ts';
import { entriesOfDraft } from './form-entries.ts';
import type { Difference } from './record-differences.ts';
import { DAY_FIELD, VERSION_FIELD } from './record-form.tsx';

const messages = staffRecord.preview;
const MOST_SHOWN = 8;

export type RecordPreviewed = {
  differences: readonly Difference[];
  /** Patients who must be told, each once with the times to come, earliest first. */
  patients: readonly { who: string; times: readonly { href: string; when: string }[] }[];
  /** How many times all of them have. */
  appointments: number;
  /** Whether the change is of a kind that patients must be told of. */
  couldConcern: boolean;
  withMail: number;
  /** Appointments on days on which somebody will not be here, a line each person. */
  away: readonly string[];
  /** What archiving does, or bringing back, in words and numbers. */
  consequences: readonly string[];
  /** Booked appointments that stay, outside the hours that there will be. */
  outside: readonly { href: string; moment: string; what: string; outside: string }[];
  /** The day in words, where the change waits for one. */
  from: string | null;
};

type RecordPreviewProps = {
  form: FieldNode;
  draft: Draft;
  version: number;
  startsOn: string;
  preview: RecordPreviewed;
  /** What was chosen beside the record's own fields, as the form names it. */
  beside: readonly (readonly [string, string])[];
  /** In the first run: where it is sent to go on. */
  ways: SaveWays | null;
};

/** What saving will change, and whom it concerns. */
export function RecordPreview(props: RecordPreviewProps) {
  const { form, draft, version, startsOn, preview, beside, ways } = props;
  return (
    <MainForm className="stack" data-unsaved="">
      <input type="hidden" name={VERSION_FIELD} defaultValue={version} />
      <input type="hidden" name={DAY_FIELD} defaultValue={startsOn} />
      {[...entriesOfDraft(form, draft), ...beside].map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices repeat their name
        <input key={index} type="hidden" name={name} defaultValue={value} />
      ))}
      <WhatChanges
        preview={preview}
        words={{ title: messages.changes, columns: messages.columns, now: messages.now }}
      />
      <ButtonRow>
        <SaveButtons ways={ways} label={staffRecord.form.save} />
        <Button look="quiet" name="acao" value="corrigir">
          {staffRecord.form.correct}
        </Button>
      </ButtonRow>
    </MainForm>
  );
}

type WhatChangesProps = {
  preview: RecordPreviewed;
  words: {
    title: string;
    columns: { where: string; before: string; after: string };
    now: string;
  };
};

/** What changes, field by field, what it does, and who must be told. */
export function WhatChanges({ preview, words }: WhatChangesProps) {
  const { differences, patients, appointments, couldConcern, withMail } = preview;
  const { away, consequences, outside, from } = preview;
  return (
    <>
      <DifferenceTable title={words.title} differences={differences} columns={words.columns} />
      <p>{from ? messages.from(from) : words.now}</p>
      {consequences.length > 0 ? (
        <ul>
          {consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {outside.length > 0 ? <Outside visits={outside} /> : null}
      {patients.length === 0 && couldConcern ? <p>{messages.nobody(from)}</p> : null}
      {patients.length === 0 ? null : (
        <Notice tone="warning" title={messages.patients(patients.length, appointments, from)}>
          {away.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            {messages.split(withMail, patients.length - withMail)}{' '}
            {from ? messages.waits : messages.sendsNothing}
          </p>
          <ul>
            {patients.slice(0, MOST_SHOWN).map(({ who, times }) => (
              <li key={times[0]?.href}>
                {who}
                {times.map(({ href, when }, index) => (
                  <Fragment key={href}>
                    {index === 0 ? ': ' : '; '}
                    <a href={href}>{when}</a>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
          {patients.length > MOST_SHOWN ? (
            <p>{messages.more(patients.length - MOST_SHOWN)}</p>
          ) : null}
        </Notice>
      )}
    </>
  );
}

/** Appointments that fall out of the hours, and stay until somebody calls. */
function Outside({ visits }: { visits: RecordPreviewed['outside'] }) {
  return (
    <Notice tone="warning" title={messages.outside(visits.length)}>
      <p>{messages.outsideText}</p>
      <ul>
        {visits.slice(0, MOST_SHOWN).map(({ href, moment, what, outside }) => (
          <li key={href}>
            <a href={href}>{moment}</a>: {what}, {outside}
          </li>
        ))}
      </ul>
      {visits.length > MOST_SHOWN ? <p>{messages.more(visits.length - MOST_SHOWN)}</p> : null}
    </Notice>
  );
}
