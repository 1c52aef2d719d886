import { expect, test } from 'vitest';
import { mapMessages } from '#app/locales/map.ts';
import { onStreet } from './on-street.ts';

test.each([
  'Rua das Acácias',
  'Avenida Sete de Setembro',
  'Praça da Matriz',
  'Travessa do Comércio',
  'Alameda das Sumaúmas',
  'Rodovia Fernão Dias',
  'Estrada do Contorno',
  'Ladeira da Glória',
  'Quadra 12',
  'Vila Operária',
  'Via Expressa',
  'Viela 4',
  'Passagem São João',
  'RUA DAS ACÁCIAS',
  'avenida brasil',
  'R. das Acácias',
  'R das Acácias',
  'Av. Brasil',
  'Pç. da Matriz',
  'PÇA. da Matriz',
  'Tv. do Comércio',
  'Al. Santos',
  'Rod. Fernão Dias',
  'Estr. Velha',
  '2ª Travessa do Comércio',
  'Segunda Travessa do Comércio',
  'BR-101',
  'MG 050',
])('%s has the article of a feminine kind', (street) => {
  expect(onStreet(street)).toBe(`na ${street}`);
});

test.each([
  'Beco do Mota',
  'Largo do Rosário',
  'Setor Comercial Sul',
  'Condomínio Alto da Serra',
  'Loteamento Novo Mundo',
  'Conjunto Castelo Branco',
  'Parque das Nações',
  'Viaduto do Chá',
  'Calçadão da Halfeld',
  'Boulevard Shopping',
  'Jardim das Palmeiras',
  'Caminho do Mar',
  'BECO DO MOTA',
  'largo do rosário',
  'Lg. do Rosário',
  'Lgo. do Rosário',
  'Cond. Alto da Serra',
  'Conj. Castelo Branco',
  'Pq. das Nações',
  'Jd. América',
  '3º Beco do Mota',
])('%s has the article of a masculine kind', (street) => {
  expect(onStreet(street)).toBe(`no ${street}`);
});

test.each(['Beira-Rio', 'Ruanda', 'Largos', 'Santa Luzia', 'SQN 405', '7 de Setembro', ''])(
  'a name without a kind has no article: %s',
  (street) => {
    expect(onStreet(street)).toBe(`em ${street}`);
  },
);

test('the map says so in Portuguese, and as before in English', () => {
  const said = (street: string, between: string[]) => mapMessages['pt-BR'].street(street, between);
  expect(said('Beco do Mota', [])).toBe('A clínica fica no Beco do Mota.');
  expect(said('Largo do Rosário', ['Rua A'])).toBe(
    'A clínica fica no Largo do Rosário, perto da esquina com Rua A.',
  );
  expect(said('Rua B', ['Rua A', 'Rua C'])).toBe('A clínica fica na Rua B, entre Rua A e Rua C.');
  expect(mapMessages['en-US'].street('Beco do Mota', [])).toMatch(/ on Beco do Mota\.$/);
});
