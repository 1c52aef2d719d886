import { expect, test } from 'vitest';
import { whatsappLinkWith } from './whatsapp-link.ts';

test("a message replaces the record's own and cannot add to the address", () => {
  expect(whatsappLinkWith('https://wa.me/5535995550100?text=Ol%C3%A1', 'Padrão & frete?')).toBe(
    'https://wa.me/5535995550100?text=Padr%C3%A3o%20%26%20frete%3F',
  );
});
