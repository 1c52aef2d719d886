import { expect, test } from 'vitest';
import type { ForeignBlock } from '#app/features/cms/foreign-entry.ts';
import type { TextSpan } from '#app/platform/text/text-blocks.ts';
import { htmlBlocks } from './html-blocks.ts';

const BASE = 'https://www.source.example/blog/2024/05/texto/';

function blocksOf(html: string, linkTo = (href: string): string | null => href): ForeignBlock[] {
  const read = htmlBlocks(html, { base: BASE, linkTo });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** Blocks as short lines: '# heading', '## subheading', '- item', '1. item', '![alt](src) credit', **strong**, [link](href). */
function shown(html: string, linkTo?: (href: string) => string | null): string[] {
  return blocksOf(html, linkTo).flatMap((block) => {
    if (block.kind === 'foreign-image')
      return [`![${block.alt}](${block.src})${block.credit ? ` ${block.credit}` : ''}`];
    if (block.kind === 'list')
      return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${line(item)}`);
    if (block.kind === 'paragraph') return [line(block.spans)];
    if (!('text' in block)) return [block.kind];
    return [`${block.kind === 'heading' ? '#' : '##'} ${block.text}`];
  });
}

function line(spans: readonly TextSpan[]): string {
  return spans
    .map(({ text, isStrong, href }) => {
      const linked = href === undefined ? text : `[${text}](${href})`;
      return isStrong ? `**${linked}**` : linked;
    })
    .join('');
}

const SITE = 'https://www.source.example';

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['empty paragraphs', '<p></p><p>&nbsp;</p><div> <br> </div><h2></h2><ul><li></li></ul>', []],
  ['words without an element', 'Só texto', ['Só texto']],
  [
    'headings',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h6>D <b>d</b></h6>',
    ['# A', '# B', '## C', '## D d'],
  ],
  [
    'entities',
    '<p>A &amp;&nbsp;B &lt;i&gt; &#8220;x&#8221; &eacute; &nadadisso;</p>',
    ['A & B <i> “x” é &nadadisso;'],
  ],
  [
    'white space',
    '<p>  um\n\t dois<span> </span> <b> três </b>quatro </p>',
    ['um dois **três **quatro'],
  ],
  ['marks that nobody sees', '<p>A\u200bna\u202e\u2066 Lu\u00adísa\ufeff\u0007</p>', ['Ana Luísa']],
  ['letters of two code points', '<p>a\u0301gua</p>', ['água']],
  [
    'strong words',
    '<p><b>a</b> <strong>b</strong> <span style="font-weight: 700">c</span> <b style="font-weight:normal">d</b></p>',
    ['**a** **b** **c** d'],
  ],
  ['lines', '<p>Rua A, 1<br>Bairro B<br/><br/>Tel.</p>', ['Rua A, 1', 'Bairro B', 'Tel.']],
  ['lists', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>', ['- a', '- b', '1. c']],
  [
    'lists in lists',
    '<ol><li>a<ul><li>b<ol><li>c</li></ol></li></ul>d</li><li>e</li></ol>',
    ['1. a', '2. b', '3. c', '4. d', '5. e'],
  ],
  [
    'items of several parts',
    '<ul><li><p>a</p><p>b</p></li><li><h3>c</h3>d<br>e</li></ul>',
    ['- a b', '- c d e'],
  ],
  [
    'pictures in a list',
    '<ul><li>a<img src="/a.jpg" alt="x"></li><li>b</li></ul>',
    ['- a', '- b', `![x](${SITE}/a.jpg)`],
  ],
  ['items without a list', '<li>a</li><li>b</li>', ['a', 'b']],
  [
    'quotations',
    '<blockquote><p>a</p><p>b</p><cite>c</cite></blockquote><p>x <q>y</q></p>',
    ['a', 'b', 'c', 'x “y”'],
  ],
  ['terms and what they mean', '<dl><dt>Termo</dt><dd>Sentido</dd></dl>', ['**Termo**', 'Sentido']],
  [
    'questions that fold out',
    '<details><summary>Dói?</summary><p>Não.</p></details>',
    ['## Dói?', 'Não.'],
  ],
  ['text whose lines count', '<pre>um\n\ndois<br>três</pre>', ['um', 'dois', 'três']],
  [
    'raised figures',
    '<p>10 m<sup>2</sup>, H<sub>2</sub>O, 1<sup>er</sup></p>',
    ['10 m², H₂O, 1er'],
  ],
  ['what was struck out', '<p><del>de R$ 9</del> <s>x</s>por R$ 8</p>', ['por R$ 8']],
  [
    'what readers do not see',
    '<p>a</p><p hidden>b</p><p style="display : none">c</p><noscript>d</noscript>',
    ['a'],
  ],
  [
    'contents and buttons of plugins',
    '<div id="x" class="ez-toc-v2 ez-toc-container"><p>Índice</p></div><p>a</p><div class="sharedaddy">Compartilhe</div>',
    ['a'],
  ],
  [
    'a table with a head',
    '<table><caption>T</caption><thead><tr><th>A</th><th>B:</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td></td></tr></tbody></table>',
    ['T', '- **A: **1; **B: **2', '- **A: **3'],
  ],
  [
    'a table with a head of its own making',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ['- **A: **1; **B: **2'],
  ],
  [
    'a table without a head',
    '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
    ['- 1; 2', '- 3; 4'],
  ],
  [
    'a table with names at the side',
    '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
    ['- **A**; 1', '- **B**; 2'],
  ],
  [
    'cells over two columns',
    '<table><thead><tr><th colspan="2">A</th><th>B</th></tr></thead><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    ['- **A: **1; **A: **2; **B: **3'],
  ],
  [
    'a table that only arranges',
    '<table><tr><td><h2>a</h2><p>b</p></td></tr></table>',
    ['# a', 'b'],
  ],
  [
    'a figure',
    '<figure><a href="/a.jpg"><img src="a.jpg" alt="Olho &amp; lente"></a><figcaption>Foto: <a href="/x">Ana</a></figcaption></figure>',
    [`![Olho & lente](${BASE}a.jpg) Foto: Ana`],
  ],
  [
    'a figure of several pictures',
    '<figure><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure><figcaption>Todas</figcaption></figure>',
    [`![](${SITE}/a.jpg) A`, `![](${SITE}/b.jpg)`, 'Todas'],
  ],
  [
    'an old caption',
    '<div class="wp-caption aligncenter"><img src="/a.jpg"><p class="wp-caption-text">Legenda</p></div>',
    [`![](${SITE}/a.jpg) Legenda`],
  ],
  [
    'a picture within a line',
    '<p>antes <img src="/a.jpg" alt="x"> depois</p>',
    ['antes', `![x](${SITE}/a.jpg)`, 'depois'],
  ],
  [
    'pictures that load late',
    '<img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg"><img src="/blank.gif" data-lazy-src="/b.jpg" data-lazy-srcset="/b-9.jpg 900w, /b-99.jpg 9999w">',
    [`![](${SITE}/a.jpg)`, `![](${SITE}/b-9.jpg)`],
  ],
  [
    'the width that is shown',
    '<img src="/a.jpg" srcset="/a-300.jpg 300w, /a-1536.jpg 1536w,/a-2048.jpg 2048w,  /c,d-1600.jpg 1600w">',
    [`![](${SITE}/c,d-1600.jpg)`],
  ],
  [
    'pictures by http on an https page',
    '<img src="http://source.example/a.jpg"><img src="http://cdn.example/b.jpg">',
    ['![](https://source.example/a.jpg)', '![](http://cdn.example/b.jpg)'],
  ],
  ['points that count readers', '<img src="https://x.example/p.gif" width="1" height="1">', []],
  [
    'copies of pictures by Jetpack',
    '<img src="https://i0.wp.com/source.example/a.jpg?w=9&amp;ssl=1"><img src="https://i0.wp.com/other.example/b.jpg">',
    ['![](https://source.example/a.jpg)', '![](https://i0.wp.com/other.example/b.jpg)'],
  ],
  [
    'a file to load',
    '<div class="wp-block-file"><a href="/a.pdf">Preparo</a><a href="/a.pdf" class="wp-block-file__button" download>Baixar</a></div>',
    [`[Preparo](${SITE}/a.pdf)`],
  ],
  [
    'footnotes',
    '<p>a<sup class="fn"><a href="#f1">1</a></sup></p><ol><li id="f1">Nota <a href="#f1-link">↩︎</a></li></ol>',
    ['a¹', '1. Nota'],
  ],
  [
    'drawn emoji',
    '<p>Oi <img class="emoji" alt="😀" src="https://s.w.org/x.svg">!</p>',
    ['Oi 😀!'],
  ],
  [
    'a film',
    '<figure class="wp-block-embed"><iframe title="Como pingar" src="https://www.youtube.com/embed/abcdefghijk?feature=oembed"></iframe><figcaption>Um filme</figcaption></figure>',
    ['[Como pingar](https://www.youtube.com/watch?v=abcdefghijk)', 'Um filme'],
  ],
  [
    'a film without a title',
    '<iframe title="YouTube video player" data-src="https://player.vimeo.com/video/12345" src="about:blank"></iframe>',
    ['[vimeo.com/12345](https://vimeo.com/12345)'],
  ],
  [
    'a film that only has its address',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div></figure>',
    ['[https://youtu.be/abcdefghijk](https://youtu.be/abcdefghijk)'],
  ],
  [
    'a frame that counts readers',
    '<iframe src="https://x.example/ns.html" width="0" height="0"></iframe>',
    [],
  ],
  [
    'a sound',
    '<audio controls><source src="/a.mp3"></audio>',
    [`[source.example/a.mp3](${SITE}/a.mp3)`],
  ],
  [
    'shortcodes',
    '<p>[gallery ids="1,2"] a [caption id="x"]b[/caption] [vc_row]c[/vc_row] [sic] d[1]</p>',
    ['a b c [sic] d[1]'],
  ],
  [
    'links to other sites',
    '<p><a href="http://other.example/a?b=1&amp;c=é#d" target="_blank" rel="x">x</a></p>',
    ['[x](https://other.example/a?b=1&c=%C3%A9#d)'],
  ],
  [
    'calls and mail',
    '<p><a href="tel:+55 (31) 99999-0000">a</a> <a href="mailto:a.b@x.example?bcc=c@y.example">b</a></p>',
    ['[a](tel:+5531999990000) [b](mailto:a.b@x.example)'],
  ],
  [
    'links in strong words in lists',
    '<ul><li><b>a <a href="/x">b</a></b></li></ul>',
    [`- **a ****[b](${SITE}/x)**`],
  ],
])('%s', (_name, html, lines) => {
  expect(shown(html)).toEqual(lines);
});

test('where a link of the source leads is decided elsewhere', () => {
  const asked: string[] = [];
  const linkTo = (href: string) => {
    asked.push(href);
    return href.endsWith('/contato/') ? '/contato' : null;
  };
  const html =
    '<p><a href="/contato/">a</a> <a href="../outro/">b</a> <a href="http://source.example/contato/">c</a> <a href="https://x.example/">d</a></p>';
  expect(shown(html, linkTo)).toEqual(['[a](/contato) b [c](/contato) [d](https://x.example/)']);
  expect(asked).toEqual([
    `${SITE}/contato/`,
    `${SITE}/blog/2024/05/outro/`,
    'https://source.example/contato/',
  ]);
});

test('a source on this machine keeps its http links for whoever rewrites them', () => {
  const rules = { base: 'http://127.0.0.1:8080/texto/', linkTo: (href: string) => href };
  const read = htmlBlocks('<p><a href="/x">a</a></p>', rules);
  expect(JSON.stringify(read)).toContain('"href":"http://127.0.0.1:8080/x"');
});
