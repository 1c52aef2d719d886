import { join } from 'node:path';
import { build } from 'vite';
import type { PastedHtml } from '#app/features/content/editor/pasted-html.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { expect, onlyInOneProject, type Page, test } from './fixtures.ts';

// The browser's own parser does the work, so this runs in a page, under the policy of all pages: anything in
// the pasted HTML that the browser blocks or reports fails the test.
onlyInOneProject();

const SCRIPT = '/pasted-html.js';
let code = '';

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../app/features/content/editor/pasted-html.ts'),
        formats: ['es'],
      },
    },
  });
  const [output] = [built].flat();
  code = output && 'output' in output ? output.output[0].code : '';
});

test.beforeEach(async ({ page }) => {
  await page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto('/contato');
});

function cleanPaste(page: Page, pasted: string): Promise<PastedHtml> {
  return page.evaluate(async ([script, html]) => (await import(script)).cleanPaste(html), [
    SCRIPT,
    pasted,
  ] as const);
}

test('links to this site, images of the library and bold letters stay', async ({ page }) => {
  const own =
    '<p data-pm-slice="1 1 []">a <a href="/b" target=x>c</a> <B>d</B><img data-name="k" alt="e" src="/f"></p>';
  expect(await cleanPaste(page, own)).toEqual({
    html: '<p data-pm-slice="1 1 []">a <a href="/b">c</a> <strong>d</strong><img data-name="k" alt="e"></p>',
    hasForeignLink: false,
    hasImage: false,
  });
});

test('words that name a style, a handler or a base are words like others', async ({ page }) => {
  const html = '<p>style="x" on base, onde &amp; <a href="/onde/style">once &lt;b&gt;</a></p>';
  expect((await cleanPaste(page, html)).html).toBe(html.replaceAll('"x"', '&quot;x&quot;'));
});

test('what word processors write becomes plain', async ({ page }) => {
  const word =
    '<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->' +
    '<p class=MsoNormal style=\'margin:0"\'><b style="font-weight:normal"><span style="font-weight:700">um</span> dois<o:p></o:p></b></p>';
  expect((await cleanPaste(page, word)).html.trim()).toBe(
    '<p><span><strong>um</strong> dois</span></p>',
  );
});

for (const [sign, from, to, list] of [
  ['·', '<![if !supportLists]>', '<![endif]>', 'ul'],
  ['1.', '<!--[if !supportLists]-->', '<!--[endif]-->', 'ol'],
] as const) {
  test(`paragraphs with the bullet ${sign} of a word processor become a list`, async ({ page }) => {
    const item = (words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${from}<span>${sign}<span>&nbsp;</span></span>${to}${words}<o:p></o:p></p>`;
    const word = `<!DOCTYPE html><p>a</p>${item('um')}\n${item('dois')}<p>b</p>`;
    expect((await cleanPaste(page, word)).html.trim()).toBe(
      `<p>a</p><${list}><li>um</li><li>dois</li></${list}><p>b</p>`,
    );
  });
}

test('of what is left out it is told', async ({ page }) => {
  const foreign = "<a class=x href='javascript:x'>a</a><IMG src=b onerror=x>";
  expect(await cleanPaste(page, foreign)).toMatchObject({ hasForeignLink: true, hasImage: true });
});

const HOSTILE = [
  '<p onclick="x()">a</p>',
  '<p/onclick=x()>a</p>',
  '<p title=">" onclick="x()">a</p>',
  "<p title='\">' onclick='x()'>a</p>",
  '<p onclick="x()',
  '<<p onclick=x()>script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<a href="/b" onmouseover="x()">a</a>',
  '<a href=\'/b" onclick="x()\'>a</a>',
  '<img data-name="k\'" onerror=x()>',
  '<svg><p onclick=x()></svg><math><style><img src onerror=x()></style></math>',
  '<template><img onerror=x()>',
  '<!--><img onerror=x()>-->',
];

test('of hostile html nothing is left that a page would run', async ({ page }) => {
  const plain = /^<\/?\w+(?: (?:data-pm-slice|href|data-name|alt|data-credit)="[^"<]*")*>$/;
  for (const html of [...HOSTILE, ...HOSTILE_TEXTS]) {
    const tags = (await cleanPaste(page, html)).html.matchAll(/<[^>]*>/g);
    for (const [tag] of tags) expect(tag, html).toMatch(plain);
  }
});
