import { expect, test } from 'vitest';
import { formName, harmlessText, targetOf } from './fallback.ts';

test('a label is cut to a hundred characters and never holds a number or an address', () => {
  expect(harmlessText(`  Ver   ${'o'.repeat(200)} `)).toHaveLength(100);
  expect(harmlessText('Ligar para (35) 99555-0100')).toBe('');
  expect(harmlessText('maria@example.org')).toBe('');
});

test.each([
  ['tel:+5535995550100', 'phone'],
  ['mailto:contato@clareia.example.com', 'mail'],
  ['https://wa.me/5535995550100?text=x', 'whatsapp'],
  ['https://www.google.com/maps/search/?api=1', 'map'],
  ['https://clareia.example.com/en-us/agendamento?servico=x', 'schedule'],
  ['https://clareia.example.com/podcast/glaucoma.mp3', 'download'],
  ['https://clareia.example.com/faq', 'other'],
  ['https://example.org/', 'outside'],
])('%s is %s', (href, target) => {
  expect(targetOf(href, 'clareia.example.com')).toBe(target);
});

test('forms are known by their address', () => {
  expect(formName('https://x.example/en-us/contato/mensagem')).toBe('contact');
  expect(formName('https://x.example/busca')).toBe('search');
  expect(formName('')).toBe('other');
});
