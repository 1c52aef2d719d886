
import { test } from './fixtures.ts';
import { signIn } from './staff.ts';
test('prof', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator' });
  for (const p of ['/equipe', '/equipe/agenda', '/equipe/clinica', '/equipe/clinica/assuntos', '/equipe/clinica/pessoas', '/equipe/conteudo', '/equipe/conteudo/novo/artigos', '/blog', '/', '/servicos', '/healthz']) {
    const t: number[] = [];
    for (let i = 0; i < 6; i += 1) { const a = performance.now(); const r = await page.request.get(p); await r.body(); t.push(Math.round(performance.now() - a)); }
    const b = performance.now(); await page.goto(p); console.log(p, t.join(' '), 'goto', Math.round(performance.now() - b));
  }
});
