import { type ClinicRecord, checkRecord, faultsOf } from '#app/clinic/clinic-schema.ts';
import { FIELD_NAMES, groupOf } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { draftOf } from './form-draft.ts';
import { faultAt } from './form-faults.ts';
import { MAX_RECORD_TEXT } from './sections.ts';

/** A record as JSON, as the screen gives it out; otherwise every fault in words. */
export function readRecordText(text: string): Result<ClinicRecord, readonly string[]> {
  if (text.length > MAX_RECORD_TEXT) return refuse([staffRecord.file.tooLong]);
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse([staffRecord.file.unreadable]);
  const faults = faultsOf(value);
  if (faults.length === 0) return ok(checkRecord(value));
  const form = groupOf(FIELD_NAMES);
  const draft = draftOf(form, value);
  const words = faults.map(
    (fault) =>
      faultAt(form, draft, fault)?.inSummary ?? `${fault.path.join('.')}: ${fault.message}`,
  );
  return refuse([...new Set(words)]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
