import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testClinic } from '#tests/clinics/test-clinic.ts';
import { DetailsFields } from './details-fields.tsx';

const SELF_PAY = { id: 'particular', title: 'Particular' };
const PLAN = { id: 'norte-vida-saude', title: 'Norte Vida Saúde' };

function formWith(payers: readonly (typeof PLAN)[]) {
  const details = {
    patientName: '',
    birth: '',
    contactName: '',
    relation: '',
    phone: '',
    email: '',
  };
  return renderToStaticMarkup(
    createElement(DetailsFields, {
      ...{ payers, errors: [], whom: ['self'], asked: testClinic.bookingForm },
      ...{ phoneExample: '(92) 99555-0146', asksForCoupon: false, action: '/agendamento/dados' },
      values: { forWhom: 'self', payer: undefined, details },
    }),
  );
}

test('who has one way to pay does not choose it, and reads nothing of insurance', () => {
  const form = formWith([SELF_PAY]);
  expect(form).toContain('<input type="hidden" name="payer" value="particular"/>');
  expect(form).not.toContain('convênio');
  expect(formWith([SELF_PAY, PLAN])).toContain('Os documentos mudam conforme o convênio.');
});
