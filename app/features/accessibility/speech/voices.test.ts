import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseManner } from './manner-store.ts';
import { chooseVoice, type Voice, voicesFor } from './voices.ts';

const voice = (lang: string, localService = true, isDefault = false): Voice => ({
  lang,
  localService,
  name: lang,
  voiceURI: `${lang}${localService ? '' : '-online'}`,
  default: isDefault,
});
const PUBLIC = { locale: 'pt-BR', isPrivate: false } as const;
const PRIVATE = { locale: 'pt-BR', isPrivate: true } as const;
const uris = (voices: readonly Voice[]) => voices.map(({ voiceURI }) => voiceURI);

test('voices of the device come first, those of the page’s own country before others', () => {
  const all = [
    voice('en-US'),
    voice('pt-BR', false),
    voice('pt-PT'),
    voice('pt_BR'),
    voice('pt-BR', true, true),
    voice('pt-PT', false),
  ];
  expect(uris(voicesFor(all, PUBLIC))).toEqual([
    'pt-BR',
    'pt_BR',
    'pt-PT',
    'pt-BR-online',
    'pt-PT-online',
  ]);
  const english = { locale: 'en-US', isPrivate: false } as const;
  expect(uris(voicesFor([voice('en-GB'), voice('en-US')], english))).toEqual(['en-US', 'en-GB']);
});

test('old engines’ names of languages are understood', () => {
  expect(uris(voicesFor([voice('pt'), voice('por-BRA'), voice('ptx')], PUBLIC))).toEqual([
    'por-BRA',
    'pt',
  ]);
});

test('a voice of the internet reads only when it was chosen by hand', () => {
  const usable = voicesFor([voice('pt-BR', false)], PUBLIC);
  expect(chooseVoice(usable, '')).toBeNull();
  expect(chooseVoice(usable, 'pt-BR-online')?.voiceURI).toBe('pt-BR-online');
  expect(chooseVoice(voicesFor([voice('pt-PT'), voice('pt-BR', false)], PUBLIC), '')?.lang).toBe(
    'pt-PT',
  );
});

test('a voice that is gone is replaced', () => {
  expect(chooseVoice([voice('pt-BR')], 'pt-PT')?.lang).toBe('pt-BR');
  expect(chooseVoice([], 'pt-PT')).toBeNull();
});

test('no text of a private page goes to a company, whatever was chosen', () => {
  const anyVoice = fc
    .tuple(fc.constantFrom('pt-BR', 'pt-PT', 'en-US', 'pt_BR', ''), fc.boolean(), fc.boolean())
    .map(([lang, isLocal, isDefault]) => voice(lang, isLocal, isDefault));
  fc.assert(
    fc.property(fc.array(anyVoice), fc.string(), (all, typed) => {
      for (const uri of [typed, ...uris(all)])
        expect(chooseVoice(voicesFor(all, PRIVATE), uri)?.localService ?? true).toBe(true);
    }),
  );
});

test('a stored speed or voice that cannot be is as usual', () => {
  const rates = [0.5, 1, 2];
  const usual = { rate: 1, voiceUri: '' };
  expect(parseManner('{"rate":2,"voiceUri":"a"}', rates)).toEqual({ rate: 2, voiceUri: 'a' });
  for (const text of [null, '', 'null', '3', '{"rate":9,"voiceUri":1}', '{"rate":"2"}'])
    expect(parseManner(text, rates)).toEqual(usual);
});
