import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { noteDisputes } from '#app/payments/note-disputes.server.ts';
import { openDatabase } from '#server/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
import { firstInstalment } from './charges.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

test('a bank’s statement is read and shown before anything is noted', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  const { databaseUrl } = site;
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  await settlePayments({ db });
  const services = paymentServices({ db });
  const named = await ask(services, { provider: 'pix-static', amountCents: 14_999 });
  const same = await ask(services, { provider: 'pix-static', amountCents: 5_000 });
  await close();
  await signIn(page, site, { role: 'administrator' });

  await page.goto('/equipe/pagamentos');
  await expect(page.getByRole('link', { name: named.reference })).toBeVisible();
  await inspectPage(page, '/equipe/pagamentos');
  await page.getByRole('link', { name: 'Conferir um extrato' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferir um extrato');
  await inspectPage(page, '/equipe/pagamentos/extrato');
  await page.getByRole('button', { name: 'Ler o extrato' }).click();
  await expect(page.getByRole('alert')).toContainText('Escolha o arquivo do extrato.');
  const text = [
    'Data;Histórico;Valor',
    `06/10/2026;PIX RECEBIDO ${named.reference};149,99`,
    '06/10/2026;PIX RECEBIDO JOSÉ;50,00',
    '06/10/2026;PIX RECEBIDO MARIA;7,00',
    '06/10/2026;TARIFA;-10,00',
  ].join('\r\n');
  const buffer = Buffer.from(text, 'latin1');
  const file = { name: 'extrato.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Arquivo do extrato').setInputFiles(file);
  await page.getByRole('button', { name: 'Ler o extrato' }).click();
  await expect(page.getByRole('status').first()).toContainText('3 entradas lidas; 1 saída');
  await expect(page.getByRole('checkbox', { name: new RegExp(named.reference) })).toBeChecked();
  const proposed = page.getByLabel(/Cobrança de R\$.50,00/);
  await expect(proposed).toHaveValue('');
  await expect(proposed.getByRole('option', { name: same.reference })).toBeAttached();
  await expect(page.getByText('PIX RECEBIDO MARIA')).toBeVisible();
  await inspectPage(page, 'the preview of a statement');

  // The same without JavaScript: the file goes up, and its lines come back.
  const plain = await openVisitor({ javaScriptEnabled: false });
  await signIn(plain, site, { role: 'reception' });
  await plain.goto('/equipe/pagamentos/extrato');
  await plain.getByLabel('Arquivo do extrato').setInputFiles(file);
  await plain.getByRole('button', { name: 'Ler o extrato' }).click();
  await expect(plain.getByRole('checkbox', { name: new RegExp(named.reference) })).toBeChecked();

  await page.goto(`/equipe/pagamentos/cobranca/${named.reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cobrança ${named.reference}`);
  await expect(page.getByText('Nada chegou ainda.')).toBeVisible();
  await inspectPage(page, '/equipe/pagamentos/cobranca/:reference');
  await page.goto('/equipe/pagamentos/ajustes');
  await expect(page.getByLabel('Nome de quem recebe')).toHaveValue('Clareia Oftalmologia Ltda');
  await inspectPage(page, '/equipe/pagamentos/ajustes');
});

/** A bank's own day, two days ago. */
const DAY = addDays(wallClockOf(new Date()).on, -2);
const csvFile = (rows: readonly string[], head = 'Data;Histórico;Valor') => ({
  name: 'extrato.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\r\n'), 'latin1'),
});
const ofxFile = (memo: string, amount: string) => ({
  name: 'extrato.ofx',
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(`OFXHEADER:100
<OFX><BANKACCTFROM><BANKID>0341<ACCTID>1</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>${DAY.replaceAll('-', '')}<TRNAMT>${amount}<FITID>${memo}<MEMO>${memo}</STMTTRN></BANKTRANLIST></OFX>`),
});

for (const javaScriptEnabled of [true, false])
  test(`a statement is confirmed, and the same money counts once, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    const [byOfx, byCsv, byDesk] = [
      await firstInstalment(site),
      await firstInstalment(site),
      await firstInstalment(site),
    ];
    await signIn(page, site, { role: 'reception' });
    const upload = async (file: ReturnType<typeof csvFile>) => {
      await page.goto('/equipe/pagamentos/extrato');
      await page.getByLabel('Arquivo do extrato').setInputFiles(file);
      await page.getByRole('button', { name: 'Ler o extrato' }).click();
    };
    const confirm = () => page.getByRole('button', { name: 'Anotar os marcados' }).click();
    const stateOf = async (reference: string, state: string) => {
      await page.goto(`/equipe/pagamentos/cobranca/${reference}`);
      await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
    };

    // OFX: the bank names the charge.
    await upload(ofxFile(byOfx.charge.reference, byOfx.rest));
    const named = page.getByRole('checkbox', { name: new RegExp(byOfx.charge.reference) });
    await expect(named).toBeChecked();
    await expect(named).toHaveAccessibleName(/Zuleide Canária Quaresma/);
    await confirm();
    await expect(page.getByText('1 pagamento anotado.')).toBeVisible();
    await stateOf(byOfx.charge.reference, 'pago');

    // CSV with columns that nobody knows: they are chosen, from the page itself.
    const day = DAY.split('-').reverse().join('/');
    await upload(
      csvFile(
        [`${day};${byCsv.rest};PIX ${byCsv.charge.id}`, `${day};-3,00;TARIFA`],
        'WHEN;SUM;WHAT',
      ),
    );
    await expect(page.getByRole('alert')).toContainText('Escolha quais são.');
    if (javaScriptEnabled) await inspectPage(page, 'the columns of a statement');
    await page.getByLabel('Coluna da data').selectOption('0');
    await page.getByLabel('Coluna do valor').selectOption('1');
    await page.getByRole('button', { name: 'Ler com estas colunas' }).click();
    await expect(page.getByText('1 entrada lida; 1 saída')).toBeVisible();
    const choice = page.getByLabel(/^Cobrança de /);
    const option = choice.getByRole('option', { name: new RegExp(byCsv.charge.reference) });
    await choice.selectOption({ label: (await option.textContent()) ?? '' });
    await confirm();
    await expect(page.getByText('1 pagamento anotado.')).toBeVisible();
    await stateOf(byCsv.charge.reference, 'pago');

    // Noted at the desk first, then found in the statement.
    await stateOf(byDesk.charge.reference, 'a receber');
    await page.getByRole('button', { name: 'Anotar pagamento' }).click();
    await expect(page.getByText('Pagamento anotado.')).toBeVisible();
    await upload(csvFile([`${day};PIX ${byDesk.charge.reference};${byDesk.rest}`]));
    await expect(choice).toHaveValue(/^pago:/);
    await expect(choice).toHaveAccessibleDescription(/nada conta em dobro/);
    if (javaScriptEnabled) await inspectPage(page, 'a line of a statement that was noted before');
    await confirm();
    await expect(page.getByText('1 entrada ligada')).toBeVisible();
    await stateOf(byDesk.charge.reference, 'pago');
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
    await expect(page.getByText(/A clínica está com/)).toHaveCount(0);

    // The colleague who notes it once more is asked.
    await page.locator('summary', { hasText: 'Recebi este pagamento' }).click();
    await page.getByLabel('Valor recebido').fill(byDesk.rest);
    await page.getByRole('button', { name: 'Anotar pagamento' }).click();
    await expect(page.getByRole('alert')).toContainText('Já há um pagamento de');
    await expect(page.getByLabel('É outro pagamento, além do que já está anotado')).toBeVisible();
    if (javaScriptEnabled) await inspectPage(page, 'a payment that was noted before');
  });

test('what a payer’s bank contests is seen on the list and on the charge', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  const { charge } = await firstInstalment(site);
  const { db, close } = openDatabase(site.databaseUrl, {
    maxConnections: 1,
    onError: () => undefined,
  });
  const dispute = {
    disputeRef: 'du_1',
    paymentRef: 'x',
    amountCents: 5_000,
    state: 'open' as const,
  };
  await db.transaction((tx) => noteDisputes(paymentServices({ db }), tx, charge, [dispute]));
  await close();
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/pagamentos?ver=atencao');
  const row = page.getByRole('listitem').filter({ hasText: charge.reference });
  await expect(row).toContainText('contestado');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Contestações' })).toBeVisible();
  await expect(page.getByText('esperando resposta')).toBeVisible();
  await inspectPage(page, 'a charge that is contested');
});
