import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { inOrder } from '#app/clinic/record/same-value.ts';
import { anyRecord } from '#tests/clinics/any-record.ts';
import { tellingBooking, withKnownBooking } from './known-booking.ts';
import { readRecordText } from './record-text.ts';

test('any clinic is the same clinic when its copy is read back', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const read = readRecordText(JSON.stringify(tellingBooking(record), null, 2));
      if (!read.ok) throw new Error(read.refusal.join());
      const again = parseClinic(withKnownBooking(record, read.value));
      expect(inOrder(again)).toBe(inOrder(parseClinic(record)));
    }),
    { numRuns: 40 },
  );
});
