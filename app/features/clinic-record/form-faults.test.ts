import { expect, test } from 'vitest';
import { faultsOf, type RecordFault } from '#app/clinic/clinic-schema.ts';
import { groupOf, isFieldName } from '#app/clinic/record/field-node.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { draftOf } from './form-draft.ts';
import { faultAt, inFormOrder } from './form-faults.ts';

const [self, insurer] = serraClaraRecord.payers;
const [house] = twoHousesRecord.branches ?? [];
const [person] = serraClaraRecord.people;

/** The errors of a record at its form's fields, as a form of these fields has them. */
function errorsIn(record: object, names: readonly string[]) {
  const form = groupOf(names.filter(isFieldName));
  const draft = draftOf(form, record);
  const faults: RecordFault[] = faultsOf(record);
  return faults.flatMap((fault) => faultAt(form, draft, fault) ?? []);
}

test.each([
  [
    'an entry without a name, by its number',
    ['payers'],
    { payers: [self, insurer, { id: 'x', title: '', bring: ['Carteirinha'] }] },
    ['payers.2.title.pt-BR', 'Preencha este campo.', 'Nome do 3º convênio: preencha este campo.'],
  ],
  [
    'an entry with a name, by it',
    ['payers'],
    { payers: [self, { ...insurer, title: 'Vida Nova', bring: ['Documento', ''] }] },
    [
      'payers.1.bring.1.pt-BR',
      'Preencha este campo.',
      '“O que trazer 2” do convênio Vida Nova: preencha este campo.',
    ],
  ],
  [
    'a list that lacks its first entry, at the box for it',
    ['payers'],
    { payers: [self, { ...insurer, title: 'Vida Nova', bring: [] }] },
    [
      'payers.1.bring.0.pt-BR',
      'Ponha ao menos uma coisa.',
      '“O que o paciente traz” do convênio Vida Nova: ponha ao menos uma coisa.',
    ],
  ],
  [
    'a whole list',
    ['payers'],
    { payers: [insurer] },
    [
      'payers',
      '“Particular” fica sempre em primeiro lugar e não se arquiva.',
      '“Formas de pagamento e convênios”: “Particular” fica sempre em primeiro lugar e não se arquiva.',
    ],
  ],
  [
    'a person, without a noun before the name',
    ['people', 'responsibilities'],
    {
      people: [
        {
          ...person,
          name: 'Dra. Helena Prado Vilela',
          council: { ...person?.council, number: 'abc' },
        },
      ],
    },
    [
      'people.0.council.number',
      'Escreva só os números do registro, até 10.',
      `Número, em “Registro no conselho”, da Dra. Helena Prado Vilela: escreva só os números do registro, até 10.`,
    ],
  ],
  [
    'a field of a group',
    ['address', 'placeId'],
    { address: { ...serraClaraRecord.address, postalCode: '12' } },
    [
      'address.postalCode',
      'Escreva o CEP com 8 números, como 37000-000.',
      'CEP, em “Endereço”: escreva o CEP com 8 números, como 37000-000.',
    ],
  ],
  [
    'a place without its minus',
    ['address', 'placeId'],
    { address: { ...serraClaraRecord.address, latitude: 21.65 } },
    [
      'address.latitude',
      'Escreva um número de -34 a 6, como -21,7878: ao sul do Equador, com o sinal de menos.',
      'Latitude, em “Endereço”: escreva um número de -34 a 6, como -21,7878: ao sul do Equador, com o sinal de menos.',
    ],
  ],
  [
    'a group that is the whole form, not at all',
    ['agenda'],
    { agenda: { ...serraClaraRecord.agenda, horizonDays: 0 } },
    ['agenda.horizonDays', 'O menor valor é 1.', expect.not.stringContaining('Regras da agenda')],
  ],
  [
    'a text in English',
    ['slogan'],
    { slogan: { 'pt-BR': 'Ver bem', 'en-US': '' } },
    ['slogan.en-US', 'Preencha este campo.', '“Frase da clínica, em inglês”: preencha este campo.'],
  ],
])('the summary names %s', (_what, names, changes, [fieldId, message, inSummary]) => {
  const errors = errorsIn({ ...serraClaraRecord, ...changes }, names);
  expect(errors).toContainEqual({ fieldId, message, inSummary });
});

test('of a house’s hours it names the day and the house', () => {
  const hours = { ...house?.hours, monday: [{ startsTime: '08:00', endsTime: 'x' }] };
  const record = { ...twoHousesRecord, branches: [{ ...house, hours }] };
  expect(errorsIn(record, ['mainBranchName', 'branches'])).toContainEqual({
    fieldId: 'branches.0.hours.monday.0.endsTime',
    message: 'Escreva a hora, como 08:00.',
    inSummary: `Até do 1º período, em “Segunda-feira”, da ${house?.name}: escreva a hora, como 08:00.`,
  });
});

test('errors follow each other as their fields do on the screen, row by row', () => {
  const names = ['taxId', 'siteName', 'payers', 'domain'].filter(isFieldName);
  const payers = [self, { ...insurer, title: '' }, { ...insurer, id: 'x', title: '', bring: [] }];
  const record = { ...serraClaraRecord, domain: '', siteName: '', taxId: '1', payers };
  const faults = faultsOf(record);
  const foreign: Pick<RecordFault, 'path'> = { path: ['address', 'city'] };
  const paths = inFormOrder(groupOf(names), [foreign, ...faults.toReversed()]);
  expect(paths.map(({ path }) => path.slice(0, 3).join('.'))).toEqual([
    'taxId',
    'siteName',
    'payers.1.title',
    'payers.2.title',
    'payers.2.bring',
    'domain',
    'address.city',
  ]);
});
