import { openDatabase } from '#server/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
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
