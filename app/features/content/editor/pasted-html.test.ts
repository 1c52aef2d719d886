import { expect, test } from 'vitest';
import { cleanPaste } from './pasted-html.ts';

test('links to this site, pictures of the library and bold letters stay', () => {
  const own =
    '<p data-pm-slice="1 1 []">a <a href="/b" target=x>c</a> <B>d</B><img data-name="k" alt="e" src="/f"></p>';
  expect(cleanPaste(own)).toEqual({
    html: '<p data-pm-slice="1 1 []">a <a href="/b">c</a> <strong>d</strong><img data-name="k" alt="e"></p>',
    hasForeignLink: false,
    hasPicture: false,
  });
});

test('what word processors write becomes plain', () => {
  const word =
    '<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->' +
    '<p class=MsoNormal style=\'margin:0"\'><b style="font-weight:normal"><span style="font-weight:700">um</span> dois<o:p></o:p></b></p>';
  expect(cleanPaste(word).html.trim()).toBe('<p><span><strong>um</strong> dois</span></p>');
});

test.each([
  ['·', '<![if !supportLists]>', '<![endif]>', 'ul'],
  ['1.', '<!--[if !supportLists]-->', '<!--[endif]-->', 'ol'],
])('paragraphs with the bullet %s of a word processor become a list', (sign, from, to, list) => {
  const item = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${from}<span>${sign}<span>&nbsp;</span></span>${to}${words}<o:p></o:p></p>`;
  const word = `<!DOCTYPE html><p>a</p>${item('um')}\n${item('dois')}<p>b</p>`;
  expect(cleanPaste(word).html.trim()).toBe(
    `<p>a</p><${list}><li>um</li><li>dois</li></${list}><p>b</p>`,
  );
});

test('of what is left out it is told', () => {
  const foreign = "<a class=x href='javascript:x'>a</a><IMG src=b onerror=x>";
  expect(cleanPaste(foreign)).toMatchObject({ hasForeignLink: true, hasPicture: true });
});

test.each([
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
])('%s: nothing is left that a page would run', (html) => {
  const tags = cleanPaste(html).html.matchAll(/<[^>]*>/g);
  const plain = /^<\/?\w+(?: (?:data-pm-slice|href|data-name|alt|data-credit)="[^"<]*")*>$/;
  for (const [tag] of tags) expect(tag).toMatch(plain);
});
