import { afterEach, expect, test, vi } from 'vitest';
import { formName, harmlessText, startFallback, targetOf } from './fallback.ts';

afterEach(() => vi.unstubAllGlobals());

/** A button in a page without a browser: it stands within what the selectors name. */
class Pressed extends EventTarget {
  textContent = 'Dislexia';
  readonly #within: readonly string[];
  constructor(...within: readonly string[]) {
    super();
    this.#within = within;
  }
  closest(selectors: string) {
    const isWithin = selectors.split(', ').some((each) => this.#within.includes(each));
    return isWithin ? this : null;
  }
}

test.each([
  ['a button of the page', ['button'], ['click']],
  ['the launcher', ['button', '[data-accessibility]'], []],
  ['a link to the settings', ['a', '[data-accessibility]'], []],
  ['a choice in the settings', ['button', '#opcoes-de-acessibilidade'], []],
])('a press of %s is told: %j %j', (_name, within, told) => {
  const target = new Pressed(...within);
  const page = new EventTarget();
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('HTMLAnchorElement', class {});
  vi.stubGlobal('document', page);
  const events: string[] = [];
  const stop = startFallback(({ event }) => events.push(event));
  page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  stop();
  expect(events).toEqual(told);
});

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
