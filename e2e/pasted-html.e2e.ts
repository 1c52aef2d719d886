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

test('a table of a word processor stays one, with every cell in its column', async ({ page }) => {
  const cell = (words: string, more = '') =>
    `<td width=189 ${more} valign=top style='width:141.55pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt'><p class=MsoNormal style='margin-bottom:0cm'>${words}<o:p></o:p></p></td>`;
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-unhide:no;} --></style></head><body lang=PT-BR><!--StartFragment-->' +
    '<p class=MsoNormal>Antes</p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0>' +
    `<tr style='mso-yfti-irow:0'>${cell("<b style='mso-bidi-font-weight:normal'>Exame</b>")}${cell('Tempo', 'colspan=2')}</tr>` +
    `<tr>${cell('Fundo', 'rowspan=2')}${cell('30</p><p>min')}${cell("<i style='mso-bidi-font-style:normal'>volta</i>")}</tr>` +
    `<tr>${cell('40')}<td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table><!--EndFragment--></body></html>`;
  const { html } = await cleanPaste(page, word);
  expect(
    html
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?(<\/?t\w+>) ?/g, '$1')
      .trim(),
  ).toBe(
    '<p>Antes</p><table><tr><th><strong>Exame</strong></th><th>Tempo</th><th></th></tr>' +
      '<tr><td>Fundo</td><td>30 min</td><td><em>volta</em></td></tr>' +
      '<tr><td>Fundo</td><td>40</td><td>a b</td></tr></table>',
  );
});

test('a table that only arranged the page becomes paragraphs', async ({ page }) => {
  const html = '<table><tr><td><h2>um</h2></td></tr><tr><td><p>dois</p></td></tr></table>';
  expect((await cleanPaste(page, html)).html).toBe('<div><h2>um</h2></div><div><p>dois</p></div>');
});

test('items below others stay in the list of a word processor', async ({ page }) => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l3 level${level} lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;
  const word = item(1, '1.', 'um') + item(2, 'o', 'dois') + item(1, '2.', '<b>três</b>');
  expect((await cleanPaste(page, word)).html).toBe(
    '<ol><li>um</li><li>dois</li><li><strong>três</strong></li></ol>',
  );
});

test('what the documents of Google and LibreOffice mark is marked', async ({ page }) => {
  const google =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>T</span></h2>' +
    '<p dir="ltr"><span style="font-weight:700;font-style:italic">a</span><span style="font-style:italic"> b</span>' +
    '<a href="https://www.google.com/url?q=http://www.gov.br/x%3Fa%3D1&amp;sa=D" style="text-decoration:none">c</a></p></b>';
  expect((await cleanPaste(page, google)).html.replaceAll(/<\/?span>/g, '').trim()).toBe(
    '<h2>T</h2><p><strong><em>a</em></strong><em> b</em><a href="https://www.gov.br/x?a=1">c</a></p>',
  );
  const office =
    '<p style="line-height: 100%"><font face="Liberation Serif"><i>a</i> <b>b</b></font></p><blockquote>c</blockquote>';
  expect((await cleanPaste(page, office)).html.replaceAll(/<\/?span>/g, '')).toBe(
    '<p><em>a</em> <strong>b</strong></p><blockquote>c</blockquote>',
  );
  const quote = '<p class=MsoQuote>a<o:p></o:p></p>';
  expect((await cleanPaste(page, quote)).html).toBe('<blockquote><p>a</p></blockquote>');
});

test('a link to a file or a mail program is left out, and it is told', async ({ page }) => {
  for (const href of ['file:///C:/a.docx', 'mailto:a@b.example', 'https://a@b.example/', 'x.html'])
    expect(await cleanPaste(page, `<a href="${href}">a</a>`)).toMatchObject({
      html: '<a>a</a>',
      hasForeignLink: true,
    });
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
