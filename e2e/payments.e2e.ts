import type { NewCharge } from '#app/payments/charge.ts';
import { chargeLink } from '#app/payments/charge-link.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { readBrCode } from '#app/payments/pix/br-code.ts';
import { systemClock } from '#app/platform/clock.ts';
import { localPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { openDatabase } from '#server/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { APP_SECRET, type Site } from './sites.ts';

/** A charge by static Pix, and what its payer and the bank do. */
async function aCharge({ databaseUrl }: Site, changes: Partial<NewCharge> = {}) {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  await settlePayments({ db });
  const services = { ...paymentServices({ db }), clock: systemClock };
  const charge = await ask(services, { provider: 'pix-static', dueOn: '2030-10-15', ...changes });
  return {
    charge,
    link: chargeLink(APP_SECRET, charge),
    pay: (amountCents: number) =>
      notePayment(services, {
        chargeId: charge.id,
        amountCents,
        paidAt: systemClock.now(),
        by: 'staff:1',
        key: newToken(),
      }),
    close,
  };
}

for (const javaScriptEnabled of [true, false])
  test(`a payment is made by its page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openVisitor,
    site,
  }) => {
    const page = await openVisitor({ javaScriptEnabled });
    const { charge, link, pay, close } = await aCharge(site);
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento');
    const code = page.getByLabel('Pix copia e cola');
    expect(readBrCode(await code.inputValue())).toMatchObject({
      ok: true,
      value: { amountCents: 10_000, txid: charge.reference },
    });
    await expect(page.getByRole('img', { name: /Código Pix de R\$.100,00/ })).toBeVisible();
    await expect(page.getByText('Clareia Oftalmologia Ltda', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar o código' })).toBeVisible({
      visible: javaScriptEnabled,
    });

    await pay(4_000);
    if (javaScriptEnabled) await untilStarted(page);
    await page.getByRole('link', { name: 'Atualizar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta uma parte');
    expect(readBrCode(await code.inputValue())).toMatchObject({ value: { amountCents: 6_000 } });

    await pay(6_000);
    if (javaScriptEnabled) await untilStarted(page);
    await page.getByRole('link', { name: 'Atualizar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento recebido');
    await expect(code).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'R$' })).toHaveCount(2);
    await close();
  });

test('the code is copied, or at least selected', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  const { link, close } = await aCharge(site);
  await page.goto(link);
  const copy = page.getByRole('button', { name: 'Copiar o código' });
  const told = page.getByRole('status').filter({ hasText: 'ódigo' });
  // The script may still be on its way.
  await expect(async () => {
    await copy.click();
    await expect(told).toContainText(/copiado|selecionado/, { timeout: 1_000 });
  }).toPass();
  await close();
});

test('the page of a payment can be read by everybody, in each language and state', async ({
  page,
  site,
  record,
}) => {
  const open = await aCharge(site);
  await page.goto(open.link);
  await inspectPage(page, '/pagamento/:token');
  const locale = record.locales.at(-1) ?? 'pt-BR';
  const paid = await aCharge(site, { locale });
  await paid.pay(10_000);
  await page.goto(paid.link);
  const title = { 'pt-BR': 'Pagamento recebido', 'en-US': 'Payment received' }[locale];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await inspectPage(page, localPath(locale, '/pagamento/:token'));
  await page.goto('/');
  const missing = await page.request.get(`/pagamento/${'x'.repeat(43)}`);
  expect(missing.status()).toBe(404);
  await open.close();
  await paid.close();
});
