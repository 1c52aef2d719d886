import { VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import { type RecordPreviewed, WhatChanges } from '#app/features/clinic-record/record-preview.tsx';
import { RECORD_PATHS, RETURN_FIELDS } from '#app/features/clinic-record/sections.ts';
import { staffRecordReturn as messages } from '#app/locales/pt-BR/staff/clinic/record-return.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

export type ReturnShown = {
  version: number;
  /** Of what stands now. */
  stamp: string;
  preview: RecordPreviewed;
  /** What an open site would show unfinished: names of fields. */
  unfinished: readonly string[];
  /** What cannot come back. */
  left: readonly string[];
};

type ReturnPreviewProps = {
  shown: ReturnShown;
  errors: readonly FieldError[];
  /** What becomes of the agenda. */
  children: React.ReactNode;
};

/** What bringing a version back changes, whom it concerns, and the button that does it. */
export function ReturnPreview({ shown, errors, children }: ReturnPreviewProps) {
  const { version, stamp, preview, unfinished, left } = shown;
  const leave = (
    <LinkButton href={RECORD_PATHS.versions} look="quiet">
      {messages.leave}
    </LinkButton>
  );
  return (
    <form method="post" className="stack">
      {left.length > 0 ? (
        <Notice title={staffRecord.versions.leftTitle} tone="warning">
          <ul>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {preview.differences.length === 0 ? (
        <>
          <p>{messages.same}</p>
          <ButtonRow>{leave}</ButtonRow>
        </>
      ) : (
        <>
          <WhatChanges
            preview={preview}
            words={{ title: messages.changes, columns: messages.columns, now: messages.now }}
          />
          {children}
          <p>{messages.kept}</p>
          {unfinished.length > 0 ? (
            <Notice title={messages.unfinished.title} tone="urgent">
              <p>{messages.unfinished.text(unfinished)}</p>
              <Checkbox
                id={RETURN_FIELDS.confirmed}
                name={RETURN_FIELDS.confirmed}
                label={messages.unfinished.confirm}
                error={errorAt(errors, RETURN_FIELDS.confirmed)}
              />
            </Notice>
          ) : null}
          <input type="hidden" name={VERSION_FIELD} value={stamp} />
          <input type="hidden" name={RETURN_FIELDS.version} value={version} />
          <ButtonRow>
            <Button name="acao" value="voltar" id="voltar">
              {messages.act(staffRecord.versions.version(version))}
            </Button>
            {leave}
          </ButtonRow>
        </>
      )}
    </form>
  );
}
