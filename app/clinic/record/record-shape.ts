import { z } from 'zod';
import { agenda } from '#app/clinic/agenda-fields.ts';
import { campaigns } from '#app/clinic/campaign-fields.ts';
import {
  brazilianPhone,
  cnpj,
  email,
  hostName,
  httpsUrl,
  localized,
  registration,
  stateCode,
  wallTime,
  words,
} from '#app/clinic/clinic-fields.ts';
import { followUps } from '#app/clinic/follow-up-fields.ts';
import { mailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import { placeFields } from '#app/clinic/map/place-fields.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { DEFAULT_LOCALE, LOCALES } from '#app/platform/locale.ts';
import { address } from './address-fields.ts';
import { bookingForm } from './booking-form-fields.ts';
import { branches, mainBranchName } from './branch-fields.ts';
import { brand } from './brand-fields.ts';
import { postCategories } from './category-fields.ts';
import { field, told } from './field-meta.ts';
import { hours, startsFirst } from './hours-fields.ts';
import { payers } from './payer-fields.ts';
import { people, responsibilities } from './people-fields.ts';
import { planFields } from './plan-fields.ts';
import { replyTemplates } from './reply-fields.ts';
import { resources, services } from './service-fields.ts';
import { statements } from './statement-fields.ts';
import { OTHER_ZONE_NAMES, OTHER_ZONES } from './time-zones.ts';
import { whatsapp } from './whatsapp-fields.ts';

/** Names up to this length fit the header at every width. */
const shownName = words.max(60, 'must have at most 60 characters');

const profile = (label: string) => field(httpsUrl.optional(), { label });
const part = (label: string) => field(z.boolean().default(true), { label });
const example = (label: string) => field(z.boolean().default(false), { label });
const mail = (label: string, help: string) =>
  field(email, { label, help, problem: 'Escreva um endereço de e-mail, como ola@clinica.com.br.' });
const LINK_PROBLEM = 'Escreva o endereço inteiro, começando por https://.';
const HOST_PROBLEM = 'Escreva só o domínio, sem https:// nem barras, como clinica.com.br.';

/** Every field of the record with its words. A field that is added here has its form, history and checks with it. */
export const recordShape = {
  siteName: field(shownName, {
    label: 'Nome no site',
    help: 'O nome curto, ao lado da marca, por exemplo “Clareia”.',
  }),
  domain: field(hostName, {
    label: 'Domínio do site',
    help: 'Por exemplo clinica.com.br.',
    kind: 'host',
    problem: HOST_PROBLEM,
  }),
  legalName: field(words, {
    label: 'Razão social',
    help: 'Como no cartão do CNPJ, por exemplo “Clareia Oftalmologia Ltda.”.',
  }),
  displayName: field(shownName, {
    label: 'Nome completo',
    help: 'Por exemplo “Clareia Oftalmologia”.',
  }),
  specialty: field(localized, {
    label: 'Especialidade da clínica',
    help: 'Por exemplo “Oftalmologia”.',
  }),
  slogan: field(localized, {
    label: 'Frase da clínica',
    help: 'Uma frase curta, sem promessa de resultado.',
  }),
  priceRange: field(z.string().regex(/^\${1,4}$/, "must be '$' to '$$$$'"), {
    label: 'Faixa de preço para os buscadores',
    help: 'De $ a $$$$, por exemplo $$.',
    problem: 'Escreva de um a quatro cifrões, como $$.',
  }),
  foundingYear: field(z.int().min(1900).max(2100), {
    label: 'Ano de fundação',
    help: 'Com quatro números, por exemplo 2014.',
  }),
  taxId: field(cnpj, { label: 'CNPJ', help: 'Por exemplo 99.999.999/0001-91.' }),
  companyCrm: field(
    z.strictObject({
      number: field(registration, {
        label: 'Número',
        help: 'Só os números, por exemplo 12345.',
        problem: 'Escreva só os números do registro, até 10.',
      }),
      uf: field(stateCode, { label: 'Estado' }),
    }),
    { label: 'Registro da clínica no CRM' },
  ),
  address: field(address, { label: 'Endereço' }),
  /** Only where the town does not keep the time of most of its state. */
  otherTimeZone: field(z.enum(OTHER_ZONES).optional(), {
    label: 'Fuso horário diferente do resto do estado',
    help: 'Só para cidades que não seguem a hora da maior parte do seu estado.',
    options: OTHER_ZONE_NAMES,
  }),
  mainBranchName,
  /** Houses beside the main one, which is that of `address` and `hours`. */
  branches: field(branches, {
    label: 'Outras unidades',
    help: 'Só para quem atende em mais de um lugar.',
    entry: 'uma unidade',
  }),
  phone: field(brazilianPhone, {
    label: 'Telefone',
    help: 'Com DDD, por exemplo (35) 3599-0100.',
  }),
  whatsapp,
  email: mail('E-mail', 'O endereço que o site mostra, por exemplo ola@clinica.com.br.'),
  hours: field(hours, { label: 'Horário de funcionamento' }),
  /** Saturday hours according to the FAQ, kept beside `hours` until staff decide which are right. */
  saturdayFaqHours: field(
    z
      .strictObject({ startsTime: wallTime, endsTime: wallTime, conflictsWith: z.literal('hours') })
      .refine(startsFirst, 'must start before it ends')
      .optional(),
    { label: 'Sábado segundo as perguntas frequentes', kind: 'kept' },
  ),
  social: field(
    z.strictObject({
      instagram: profile('Instagram'),
      facebook: profile('Facebook'),
      youtube: profile('YouTube'),
      linkedin: profile('LinkedIn'),
      x: profile('X'),
      spotify: profile('Spotify'),
    }),
    {
      label: 'Redes sociais',
      help: 'O endereço inteiro da página, por exemplo https://instagram.com/clinica. Em branco, não aparece.',
      problem: LINK_PROBLEM,
    },
  ),
  people: field(people, { label: 'Pessoas', entry: 'uma pessoa' }),
  responsibilities: field(responsibilities, { label: 'Responsabilidades' }),
  dataProtectionOfficer: field(
    z.strictObject({
      name: field(words, { label: 'Nome', help: 'Quem responde sobre dados pessoais.' }),
      email: mail('E-mail', 'Por exemplo privacidade@clinica.com.br.'),
    }),
    { label: 'Encarregado de dados pessoais' },
  ),
  /** Small agents get twice the time to report incidents (Res. CD/ANPD 2/2022); health data usually rules that out. */
  isSmallDataAgent: field(z.boolean().default(false), {
    label: 'Agente de tratamento de pequeno porte (Resolução CD/ANPD 2/2022)',
    help: 'Dados de saúde em geral afastam esta regra. Pergunte a quem cuida do jurídico.',
  }),
  keywords: field(z.array(field(localized, { label: 'Palavra' })), {
    label: 'Palavras com que a clínica quer ser achada',
    help: 'Por exemplo “oftalmologista em Serra Clara”.',
    entry: 'uma palavra',
  }),
  locales: field(
    z
      .array(z.enum(LOCALES))
      .refine(
        (list) => list[0] === DEFAULT_LOCALE && new Set(list).size === list.length,
        told("must begin with 'pt-BR', each once", 'O português fica sempre marcado.'),
      ),
    {
      label: 'Idiomas do site',
      help: 'Sem o inglês, as páginas em inglês deixam de existir e nenhum campo o pede.',
      kind: 'choices',
      options: { 'pt-BR': 'Português', 'en-US': 'Inglês' },
    },
  ),
  // Validated by schedulingTarget, not here: an invalid address opens the contact dialog and does not prevent startup.
  externalSchedulingUrl: field(z.string().optional(), {
    label: 'Agenda de outro sistema',
    help: 'Só para quem não usa a agenda deste site. Em branco, vale a do site.',
    problem: LINK_PROBLEM,
  }),
  chatbotUrl: field(httpsUrl.optional(), {
    label: 'Atendimento automático',
    help: 'O endereço do robô de conversa, se houver.',
    problem: LINK_PROBLEM,
  }),
  ...placeFields,
  /** Name of the health insurance network whose partner the clinic is; the footer says so. */
  insuranceNetwork: field(words.optional(), {
    label: 'Rede de convênios de que é parceira',
    help: 'Aparece no rodapé. Em branco, o rodapé não fala disso.',
  }),
  backupHost: field(hostName.optional(), {
    label: 'Domínio de reserva',
    help: 'Um segundo domínio que leva ao site, se houver.',
    kind: 'host',
    problem: HOST_PROBLEM,
  }),
  /**
   * Without it the site has no lens subscriptions: their pages answer 404 and nothing links to them. A clinic says
   * true once a lawyer has read the texts and the contract; staff may switch them on and off on screen.
   */
  plansEnabled: field(z.boolean().default(false), {
    label: 'Assinaturas de lentes',
    kind: 'kept',
  }),
  /**
   * Whether the site is the clinic's and open to search engines. Without it a record that still says that it is the
   * demonstration's clinic is a demonstration, and any other is open. Staff open and close the site on screen.
   */
  isOpenToAll: field(z.boolean().optional(), { label: 'Aberto aos buscadores', kind: 'kept' }),
  brand: field(brand, { label: 'Marca', kind: 'kept' }),
  /** Parts of the site that a clinic may do without; menu, footer, sitemap and links follow. */
  offers: field(
    z
      .strictObject({
        blog: part('Artigos'),
        podcast: part('Podcast'),
        questionnaire: part('Questionário de olho seco'),
        lenses: part('Lentes de contato'),
        children: part('Atendimento de crianças'),
      })
      .prefault({}),
    {
      label: 'Partes do site',
      help: 'O que fica desmarcado sai do menu, do rodapé, dos links e dos buscadores.',
    },
  ),
  /** Which of the texts that come with the software are shown: articles, episodes and people of the demonstration. */
  examples: field(
    z
      .strictObject({
        posts: example('Artigos de exemplo'),
        episodes: example('Episódios de exemplo'),
        people: example('Biografias de exemplo'),
        reviews: example('Avaliações de exemplo'),
      })
      .prefault({}),
    {
      label: 'Textos que vieram com o site',
      help: 'São de uma clínica inventada. Antes de abrir o site, desmarque o que não for da clínica.',
    },
  ),
  ...planFields,
  /** Monthly price of the Flex plan; without it the page says to ask the reception. */
  flexMonthlyCents: field(z.int().positive().optional(), {
    label: 'Mensalidade do plano Flex',
    help: 'Por exemplo 139,90. Em branco, a página manda perguntar à recepção.',
    kind: 'money',
  }),
  /** Campaigns with a code to book with; staff make others, and change these, on screen. */
  campaigns: field(campaigns, { label: 'Campanhas', kind: 'kept' }),
  /** Which dry-eye questionnaire is asked. */
  screeningInstrument: field(z.enum(SCREENING_INSTRUMENTS).default('ten-items'), {
    label: 'Perguntas sobre olho seco',
    kind: 'kept',
  }),
  statements: field(statements, { label: 'Afirmações', kind: 'kept' }),
  /** Testimonials that patients allow us to show. Staff enter them with the permission; never written by hand. */
  testimonials: field(
    z
      .array(z.strictObject({ id: z.int(), words, shownName: words, locale: z.enum(LOCALES) }))
      .default([]),
    { label: 'Depoimentos', kind: 'kept' },
  ),
  replyTemplates: field(replyTemplates, {
    label: 'Respostas prontas',
    help: 'Por exemplo, como pedir para ligar ou onde está a agenda.',
    entry: 'uma resposta',
  }),
  postCategories,
  mailWords: field(mailWords, { label: 'Palavras dos e-mails' }),
  agenda: field(agenda, { label: 'Regras da agenda' }),
  bookingForm: field(bookingForm, {
    label: 'O que se pergunta a quem marca pelo site',
    help: 'Nome e telefone, sempre. Peça só o que a clínica usa: cada dado a mais é da pessoa, e a lei manda guardar pouco. O CPF só se pede na assinatura de um plano, para o contrato. Vale para o formulário do site, a lista de espera e a API; ao telefone, a recepção pergunta o que precisa.',
  }),
  followUps: field(followUps, { label: 'Retornos e pós-operatório' }),
  payers: field(payers, { label: 'Formas de pagamento e convênios', entry: 'um convênio' }),
  resources: field(resources, { label: 'Salas e aparelhos' }),
  services: field(services, { label: 'Serviços', entry: 'um serviço' }),
};
