import { expect, test } from './fixtures.ts';
import { axeFaults } from './inspect-page.ts';
import { colourFaults } from './known-colours.ts';

// The inspection of pages leaves out colours that it has found right: it must never leave out others.

const RIGHT =
  '<p style="color: #111; background: #fff">Can be read.</p>' +
  '<p style="color: #111; background: #fff"><a href="#a" style="color: #222; text-decoration: none">Alone</a></p>';

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
    'a link like the words around it':
      '<p style="color: #111; background: #fff">Words and <a href="#a" style="color: #222; text-decoration: none">a link</a>.</p>',
  };
  for (const round of ['first', 'second'])
    for (const [what, html] of Object.entries(wrong)) {
      await page.setContent(`<main>${RIGHT}</main>`);
      await axeFaults(page);
      expect(await colourFaults(page, 'trial'), `before ${what}`).toEqual([]);
      await page.setContent(`<main>${RIGHT}${html}</main>`);
      await axeFaults(page);
      expect(await colourFaults(page, 'trial'), `${what}, ${round} time`).toHaveLength(1);
    }
});
