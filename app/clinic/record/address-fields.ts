import { z } from 'zod';
import { issue, localized, stateCode, words } from '#app/clinic/clinic-fields.ts';
import { field } from './field-meta.ts';

/** Where the clinic is. Latitude and longitude are within Brazil. */
export const address = z.strictObject({
  street: field(words, { label: 'Rua', help: 'Por exemplo “Rua das Acácias”.' }),
  number: field(words, { label: 'Número', help: 'Por exemplo 120, ou “s/n”.' }),
  complement: field(localized.optional(), {
    label: 'Complemento',
    help: 'Por exemplo “Sala 302”. Pode ficar em branco.',
  }),
  neighborhood: field(words, { label: 'Bairro', help: 'Por exemplo “Centro”.' }),
  city: field(words, { label: 'Cidade', help: 'Por exemplo “Serra Clara”.' }),
  stateCode: field(stateCode, {
    label: 'Estado',
    help: 'O fuso horário da agenda vem do estado.',
  }),
  postalCode: field(z.string().regex(/^\d{5}-\d{3}$/, "must be a CEP such as '37000-000'"), {
    label: 'CEP',
    help: 'Com ou sem traço, por exemplo 37000-000.',
    kind: 'postal-code',
  }),
  countryCode: field(z.literal('BR', issue("must be 'BR'")), { label: 'País', kind: 'kept' }),
  latitude: field(z.number().min(-34).max(6), {
    label: 'Latitude',
    help: 'Por exemplo -21,7878. Um mapa no celular mostra os dois números do lugar.',
    kind: 'decimal',
    problem:
      'Escreva um número de -34 a 6, como -21,7878: ao sul do Equador, com o sinal de menos.',
  }),
  longitude: field(z.number().min(-74).max(-28), {
    label: 'Longitude',
    help: 'Por exemplo -46,5613.',
    kind: 'decimal',
    problem: 'Escreva um número de -74 a -28 com o sinal de menos, como -46,5613.',
  }),
});
