import { expect, test } from './fixtures.ts';
import { axeFaults } from './inspect-page.ts';
import { colourFaults } from './known-colours.ts';

// The inspection of pages leaves out colours that it has found right: it must never leave out others.

const ON_WHITE = 'color: #111; background: #fff';
const UNMARKED = 'style="color: #222; text-decoration: none"';

/** In few words axe asks nothing of a link; there are more of them than are judged of what is alike. */
const IN_FEW_WORDS = [
  `<p style="${ON_WHITE}">See: <a href="#a" ${UNMARKED}>a link longer than the words</a></p>`,
  `<p style="${ON_WHITE}">Or <a href="#a" ${UNMARKED}>one</a> | <a href="#b" ${UNMARKED}>another</a></p>`,
  `<p style="${ON_WHITE}">These words stand in another line.<br>See: <a href="#a" ${UNMARKED}>a link longer than these</a></p>`,
  `<p style="${ON_WHITE}">See: <span hidden>what nobody sees, though it is long</span> <a href="#a" ${UNMARKED}>a link longer than the words</a></p>`,
];

const RIGHT =
  `<p style="${ON_WHITE}">Can be read.</p>` +
  `<p style="${ON_WHITE}"><a href="#a" ${UNMARKED}>Alone</a></p>` +
  IN_FEW_WORDS.join('').repeat(6) +
  // Told from the words around it by its size, by its weight, and by the ground under it.
  `<p style="${ON_WHITE}">Words and <a href="#a" style="color: #222; text-decoration: none; font-size: 20px">a link</a>.</p>` +
  `<p style="${ON_WHITE}">Words and <b><a href="#a" ${UNMARKED}>a link</a></b>.</p>`;

test('what cannot be read is found beside the same colours, on every page anew', async ({
  page,
}) => {
  const wrong = {
    'too pale': '<p style="color: #999; background: #fff">Pale words.</p>',
    'seen through':
      '<div style="opacity: 0.3"><p style="color: #111; background: #fff">Words.</p></div>',
    'on a layer that is not its parent':
      '<div style="position: relative; height: 80px; background: #fff">' +
      '<div style="position: absolute; inset: 0; background: #222"></div>' +
      '<p style="position: absolute; color: #111">Words.</p></div>',
    'drawn over something beside it':
      '<div style="height: 80px; background: #222"></div>' +
      '<p style="margin-top: -60px; color: #111; position: relative">Words.</p>',
    'on something within it that is laid under its words':
      '<div style="isolation: isolate; background: #fff"><p style="position: relative; color: #111">' +
      '<span style="position: absolute; inset: 0; z-index: -1; background: #222"></span>Words.</p></div>',
    'a link like the words around it': `<p style="${ON_WHITE}">Words and <a href="#a" ${UNMARKED}>a link</a>.</p>`,
    'a link as large as the words around it': `<p style="font-size: 20px; ${ON_WHITE}">Words and <a href="#a" ${UNMARKED}>a link</a>.</p>`,
    'a link as bold as the words around it': `<p style="font-weight: 900; ${ON_WHITE}">Words and <b><a href="#a" ${UNMARKED}>a link</a></b>.</p>`,
  };
  for (const round of ['first', 'second'])
    for (const [what, html] of Object.entries(wrong)) {
      await page.setContent(`<main>${RIGHT}</main>`);
      await axeFaults(page);
      expect.soft(await colourFaults(page, 'trial'), `before ${what}`).toEqual([]);
      await page.setContent(`<main>${RIGHT}${html}</main>`);
      await axeFaults(page);
      expect.soft(await colourFaults(page, 'trial'), `${what}, ${round} time`).toHaveLength(1);
    }
});
