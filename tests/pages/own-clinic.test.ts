import { expect, test } from 'vitest';
import { clinicPages } from '#tests/clinic-pages.ts';
import { strangersOn } from '#tests/clinics/demo-crawl.ts';
import { ownClinicRecord } from '#tests/clinics/own-clinic.ts';
import { testDatabase } from '#tests/database.ts';

/** What the process serves besides pages, and who works there. */
const BESIDE_PAGES = /^\/(?:assets|share|api|film|imagens|equipe)(?:\/|$)|\.(?:png|ico)$/;

test('a clinic that began blank says no sentence, name or number of the demonstration anywhere', async () => {
  const site = await clinicPages(await testDatabase());
  await site.become(ownClinicRecord);
  const seen = {
    async get(path: string) {
      const answer = await site.get(path);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      return { status: answer.status, type, body };
    },
    targetOf(href: string, path: string) {
      const url = URL.parse(href, site.origin + path);
      const isOwn = url?.origin === site.origin && !BESIDE_PAGES.test(url.pathname);
      return isOwn ? url.pathname + url.search : undefined;
    },
  };
  const { strangers, searched } = await strangersOn(seen, { record: ownClinicRecord });
  expect(strangers).toEqual([]);
  expect(searched).toBeGreaterThan(40);
});
