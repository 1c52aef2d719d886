import { z } from 'zod';
import {
  cnpj,
  hostName,
  localized,
  registration,
  stateCode,
  words,
} from '#app/clinic/clinic-fields.ts';
import { field } from './field-meta.ts';

/** Names up to this length fit the header at every width. */
const shownName = words.max(60, 'must have at most 60 characters');
const HOST_PROBLEM = 'Escreva só o domínio, sem https:// nem barras, como clinica.com.br.';

/** Names, registrations and what search engines read. */
export const identityFields = {
  siteName: field(shownName, {
    label: 'Nome no site',
    section: 'identidade',
    isPublic: true,
    help: 'O nome curto, ao lado da marca, por exemplo “Clareia”.',
  }),
  displayName: field(shownName, {
    label: 'Nome completo',
    section: 'identidade',
    isPublic: true,
    help: 'Por exemplo “Clareia Oftalmologia”.',
  }),
  legalName: field(words, {
    label: 'Razão social',
    section: 'identidade',
    isPublic: true,
    help: 'Como no cartão do CNPJ, por exemplo “Clareia Oftalmologia Ltda.”.',
  }),
  taxId: field(cnpj, {
    label: 'CNPJ',
    section: 'identidade',
    isPublic: true,
    help: 'Por exemplo 99.999.999/0001-91.',
  }),
  companyCrm: field(
    z.strictObject({
      number: field(registration, {
        label: 'Número',
        help: 'Só os números, por exemplo 12345.',
        problem: 'Escreva só os números do registro, até 10.',
      }),
      uf: field(stateCode, { label: 'Estado' }),
    }),
    { label: 'Registro da clínica no CRM', section: 'identidade', isPublic: true },
  ),
  specialty: field(localized, {
    label: 'Especialidade da clínica',
    section: 'identidade',
    isPublic: true,
    help: 'Por exemplo “Oftalmologia”.',
  }),
  slogan: field(localized, {
    label: 'Frase da clínica',
    section: 'identidade',
    isPublic: true,
    help: 'Uma frase curta, sem promessa de resultado.',
  }),
  foundingYear: field(z.int().min(1900).max(2100), {
    label: 'Ano de fundação',
    section: 'identidade',
    isPublic: true,
    help: 'Com quatro números, por exemplo 2014.',
  }),
  /** Name of the health insurance network whose partner the clinic is; the footer says so. */
  insuranceNetwork: field(words.optional(), {
    label: 'Rede de convênios de que é parceira',
    section: 'identidade',
    isPublic: true,
    help: 'Aparece no rodapé. Em branco, o rodapé não fala disso.',
  }),
  priceRange: field(z.string().regex(/^\${1,4}$/, "must be '$' to '$$$$'"), {
    label: 'Faixa de preço para os buscadores',
    section: 'identidade',
    help: 'De $ a $$$$, por exemplo $$.',
    problem: 'Escreva de um a quatro cifrões, como $$.',
  }),
  domain: field(hostName, {
    label: 'Domínio do site',
    section: 'identidade',
    isPublic: true,
    help: 'Por exemplo clinica.com.br.',
    kind: 'host',
    problem: HOST_PROBLEM,
  }),
  backupHost: field(hostName.optional(), {
    label: 'Domínio de reserva',
    section: 'identidade',
    help: 'Um segundo domínio que leva ao site, se houver.',
    kind: 'host',
    problem: HOST_PROBLEM,
  }),
};
