import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/database.ts';
import { putSecondDoctorInFurtherHouse } from '#tests/two-houses.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';
import { untilWorked } from './until-worked.ts';

// A clinic with two houses brings its agenda; what fails says so, and may be tried again.

test.use({ clinicName: 'two-houses' });

async function inDatabase(
  { databaseUrl }: Site,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<unknown>,
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  await work(db).finally(close);
}

/** A Tuesday at least so many weeks ahead, as a spreadsheet writes it; its day can be no month. */
function tuesdayIn(weeks: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + weeks * 7 + ((2 - day.getUTCDay() + 7) % 7));
  while (day.getUTCDate() <= 12) day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`a line goes into the house that it names, ${how}`, async ({ openVisitor, site }) => {
    await inDatabase(site, putSecondDoctorInFurtherHouse);
    const on = tuesdayIn(javaScriptEnabled ? 6 : 7);
    const visit = (name: string, time: string, house: string) =>
      `${name};(92) 99555-0414;${on};${time};Consulta;Dra. Rita Alencar Lobo;${house}`;
    const file = [
      'Paciente;Celular;Data;Hora;Procedimento;Médica;Unidade',
      visit('Márcia Conceição', '14h', 'Ponta Clara'),
      visit('João Conceição', '15h', ''),
      visit('Rita Conceição', '16h', 'Filial Sul'),
    ].join('\r\n');
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'administrator' });
    await page.goto('/equipe/importar-agenda');
    await page.getByText('Agendamentos', { exact: true }).click();
    await page
      .getByLabel('Arquivo', { exact: true })
      .setInputFiles({ name: 'agenda.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Ler o arquivo' }).click();
    await expect(page.getByLabel('Unidade', { exact: true })).toHaveValue('house');
    await expect(page.getByLabel('Ponta Clara (1 linha)')).toHaveValue('unidade-ponta-clara');
    await expect(page.getByLabel('Filial Sul (1 linha)')).toHaveValue('');
    await page.getByLabel('Consulta (3 linhas)').selectOption({ label: 'Consulta oftalmológica' });
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    await untilWorked(page, 'A unidade não é uma da clínica.');
    await page.getByRole('button', { name: 'Trazer 2 linhas' }).click();
    await untilWorked(page, 'O que foi trazido');
    await inDatabase(site, async (db) => {
      const { rows } = await db.execute(sql`
        select count(*)::int as n from appointments
        where channel = 'import' and branch = 'unidade-ponta-clara'`);
      expect(rows).toEqual([{ n: 2 }]);
    });
    await page.getByText('Desfazer tudo').click();
    await page.getByRole('button', { name: 'Sim, desfazer' }).click();
    await untilWorked(page, 'Nada ficou para trás.');
  });
}

test('an import that failed says what is so, and is tried again', async ({ openVisitor, site }) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/importar-agenda');
  await page.getByRole('main').getByText('Pacientes', { exact: true }).click();
  const buffer = Buffer.from('Nome;Celular\nMárcia Conceição;(92) 99555-0499');
  await page
    .getByLabel('Arquivo', { exact: true })
    .setInputFiles({ name: 'pacientes.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Ler o arquivo' }).click();
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await untilWorked(page, 'O que vai acontecer');
  await inDatabase(site, (db) =>
    db.execute(sql`update data_imports set state = 'failed', failed_doing = 'importing'
      where id = (select max(id) from data_imports)`),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Não deu certo' })).toBeVisible();
  await expect(page.getByText('Nada entrou: nem paciente, nem agendamento.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await untilWorked(page, 'O que foi trazido');
});
