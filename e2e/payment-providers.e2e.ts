import { stripeProvider } from '#app/payments/providers/stripe.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { type StripePeer, startStripe } from '#tests/payment-peers/stripe-peer.ts';
import { firstInstalment } from './charges.ts';
import { test as base, expect, rejectConsent } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { openSite, type Site } from './sites.ts';

/** A site whose cards are taken by a server that plays Stripe. */
const test = base.extend<object, { shop: { site: Site; peer: StripePeer } }>({
  shop: [
    async ({ clinicName }, use) => {
      const peer = await startStripe({ now: () => systemClock.now() });
      const settings = {
        STRIPE_SECRET_KEY: peer.secretKey,
        STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
        STRIPE_API_URL: peer.url.origin,
      };
      const { site, close } = await openSite(settings, undefined, clinicName);
      await use({ site, peer });
      await close();
      await peer.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** What Stripe sends when a page was paid. @param by the secret that signs it is Stripe's, or anybody's */
async function notify(
  { site, peer }: { site: Site; peer: StripePeer },
  reference: string,
  signature?: string,
) {
  const object = { object: 'checkout.session', id: 'cs_test_x', client_reference_id: reference };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
  const headers = signature ? { 'stripe-signature': signature } : peer.signed(body);
  const url = new URL('/api/pagamentos/stripe', site.url);
  return (await fetch(url, { method: 'POST', body, headers })).status;
}

for (const javaScriptEnabled of [true, false])
  test(`a card is paid on the provider’s page; coming back confirms nothing, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    shop,
    viewport,
  }) => {
    const { site, peer } = shop;
    const settings = {
      secretKey: peer.secretKey,
      webhookSecret: peer.webhookSecret,
      methods: ['card' as const],
      apiUrl: peer.url,
    };
    const { charge, link } = await firstInstalment(
      site,
      stripeProvider({ settings, clock: systemClock }),
    );
    const context = await browser.newContext({ baseURL: site.url, viewport, javaScriptEnabled });
    await context.addInitScript(rejectConsent);
    // Only the first request of a chain of redirects is given to a test: the way out is made two steps.
    await context.route('**/pagar', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      const { location = '', 'referrer-policy': policy = '' } = answer.headers();
      const body = `<!doctype html><meta name="referrer" content="${policy}"><meta http-equiv="refresh" content="0;url=${location}"><title>303</title>`;
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    const referers: (string | undefined)[] = [];
    await context.route('https://checkout.stripe.com/**', async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      referers.push(route.request().headers().referer);
      const back = peer.sessions.get(id)?.success_url ?? '';
      const body = `<!doctype html><html lang="pt-BR"><title>Stripe</title><h1>Cartão</h1><a href="${back}">Voltar</a>`;
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    const page = await context.newPage();

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento');
    if (javaScriptEnabled) await inspectPage(page, 'a payment on a page of the provider’s');
    await page.getByRole('link', { name: 'Ir para o pagamento' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartão');
    expect(referers).toEqual([undefined]);
    await page.getByRole('link', { name: 'Voltar' }).click();
    const told = page.getByText('Seu pagamento ainda não está confirmado.');
    await expect(told).toBeVisible();
    if (javaScriptEnabled) await inspectPage(page, 'back from the provider’s page');

    // Whatever the address says, and whoever else says so.
    await page.goto(
      `${link}?voltou&redirect_status=succeeded&status=approved&collection_status=approved`,
    );
    await expect(told).toBeVisible();
    expect(
      await notify(
        shop,
        charge.reference,
        `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`,
      ),
    ).toBe(400);
    expect(await notify(shop, charge.reference)).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento');
    await expect(page.getByRole('link', { name: 'Ir para o pagamento' })).toBeVisible();

    const session = [...peer.sessions.values()].find(
      (each) => each.client_reference_id === charge.reference,
    );
    peer.pay(session?.id ?? '');
    expect(await notify(shop, charge.reference)).toBe(200);
    await expect(async () => {
      await page
        .getByRole('link', { name: 'Atualizar' })
        .click({ timeout: 2_000 })
        .catch(() => page.reload());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento recebido', {
        timeout: 2_000,
      });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Ir para o pagamento' })).toHaveCount(0);
    const again = await page.request.get(`${link}/pagar`, { maxRedirects: 0 });
    expect([again.status(), again.headers().location]).toEqual([303, link]);
    await context.close();
  });
