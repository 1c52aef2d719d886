import { z } from 'zod';
import { agenda } from '#app/clinic/agenda-fields.ts';
import { campaigns } from '#app/clinic/campaign-fields.ts';
import {
  brazilianPhone,
  email,
  httpsUrl,
  localized,
  wallTime,
  words,
} from '#app/clinic/clinic-fields.ts';
import { followUps } from '#app/clinic/follow-up-fields.ts';
import { mailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import { placeFields } from '#app/clinic/map/place-fields.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { address } from './address-fields.ts';
import { bookingForm } from './booking-form-fields.ts';
import { branches, mainBranchName } from './branch-fields.ts';
import { brand } from './brand-fields.ts';
import { postCategories } from './category-fields.ts';
import { type FieldMeta, field } from './field-meta.ts';
import { hours, startsFirst } from './hours-fields.ts';
import { identityFields } from './identity-fields.ts';
import { payers } from './payer-fields.ts';
import { people, responsibilities } from './people-fields.ts';
import { planFields } from './plan-fields.ts';
import { replyTemplates } from './reply-fields.ts';
import { resources, services } from './service-fields.ts';
import { sitePartFields } from './site-part-fields.ts';
import { statements } from './statement-fields.ts';
import { OTHER_ZONE_NAMES, OTHER_ZONES } from './time-zones.ts';
import { whatsapp } from './whatsapp-fields.ts';

const profile = (label: string) => field(httpsUrl.optional(), { label });
const mail = (meta: FieldMeta) =>
  field(email, { ...meta, problem: 'Escreva um endereço de e-mail, como ola@clinica.com.br.' });
const LINK_PROBLEM = 'Escreva o endereço inteiro, começando por https://.';

/**
 * Every field of the record with its words, the screen that it stands on, and whether everybody may read it. A field that
 * is added here has its form, history, checks, export and place in the API with it.
 */
export const recordShape = {
  ...identityFields,
  address: field(address, { label: 'Endereço', section: 'endereco', isPublic: true }),
  /** Only where the town does not keep the time of most of its state. */
  otherTimeZone: field(z.enum(OTHER_ZONES).optional(), {
    label: 'Fuso horário diferente do resto do estado',
    section: 'endereco',
    isPublic: true,
    help: 'Só para cidades que não seguem a hora da maior parte do seu estado.',
    options: OTHER_ZONE_NAMES,
  }),
  mainBranchName,
  /** Houses beside the main one, which is that of `address` and `hours`. */
  branches: field(branches, {
    label: 'Outras unidades',
    section: 'unidades',
    isPublic: true,
    help: 'Só para quem atende em mais de um lugar.',
    entry: 'uma unidade',
  }),
  phone: field(brazilianPhone, {
    label: 'Telefone',
    section: 'contatos',
    isPublic: true,
    help: 'Com DDD, por exemplo (35) 3599-0100.',
  }),
  whatsapp,
  email: mail({
    label: 'E-mail',
    section: 'contatos',
    isPublic: true,
    help: 'O endereço que o site mostra, por exemplo ola@clinica.com.br.',
  }),
  hours: field(hours, { label: 'Horário de funcionamento', isPublic: true }),
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
      section: 'contatos',
      isPublic: true,
      help: 'O endereço inteiro da página, por exemplo https://instagram.com/clinica. Em branco, não aparece.',
      problem: LINK_PROBLEM,
    },
  ),
  people: field(people, {
    label: 'Pessoas',
    section: 'pessoas',
    isPublic: true,
    entry: 'uma pessoa',
  }),
  responsibilities: field(responsibilities, {
    label: 'Responsabilidades',
    section: 'pessoas',
    isPublic: true,
  }),
  dataProtectionOfficer: field(
    z.strictObject({
      name: field(words, { label: 'Nome', help: 'Quem responde sobre dados pessoais.' }),
      email: mail({ label: 'E-mail', help: 'Por exemplo privacidade@clinica.com.br.' }),
    }),
    { label: 'Encarregado de dados pessoais', section: 'legal', isPublic: true },
  ),
  /** Small agents get twice the time to report incidents (Res. CD/ANPD 2/2022); health data usually rules that out. */
  isSmallDataAgent: field(z.boolean().default(false), {
    label: 'Agente de tratamento de pequeno porte (Resolução CD/ANPD 2/2022)',
    section: 'legal',
    help: 'Dados de saúde em geral afastam esta regra. Pergunte a quem cuida do jurídico.',
  }),
  keywords: field(z.array(field(localized, { label: 'Palavra' })), {
    label: 'Palavras com que a clínica quer ser achada',
    section: 'palavras',
    help: 'Por exemplo “oftalmologista em Serra Clara”.',
    entry: 'uma palavra',
  }),
  chatbotUrl: field(httpsUrl.optional(), {
    label: 'Atendimento automático',
    section: 'contatos',
    help: 'O endereço do robô de conversa, se houver.',
    problem: LINK_PROBLEM,
  }),
  // Validated by schedulingTarget, not here: an invalid address opens the contact dialog and does not prevent startup.
  externalSchedulingUrl: field(z.string().optional(), {
    label: 'Agenda de outro sistema',
    section: 'contatos',
    help: 'Só para quem não usa a agenda deste site. Em branco, vale a do site.',
    problem: LINK_PROBLEM,
  }),
  ...placeFields,
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
  ...sitePartFields,
  ...planFields,
  /** Monthly price of the Flex plan; without it the page says to ask the reception. */
  flexMonthlyCents: field(z.int().positive().optional(), {
    label: 'Mensalidade do plano Flex',
    section: 'flex',
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
    section: 'respostas',
    help: 'Por exemplo, como pedir para ligar ou onde está a agenda.',
    entry: 'uma resposta',
  }),
  postCategories,
  mailWords: field(mailWords, { label: 'Palavras dos e-mails' }),
  agenda: field(agenda, { label: 'Regras da agenda', section: 'agenda' }),
  bookingForm: field(bookingForm, {
    label: 'O que se pergunta a quem marca pelo site',
    section: 'formulario',
    help: 'Nome e telefone, sempre. Peça só o que a clínica usa: cada dado a mais é da pessoa, e a lei manda guardar pouco. O CPF só se pede na assinatura de um plano, para o contrato. Vale para o formulário do site, a lista de espera e a API; ao telefone, a recepção pergunta o que precisa.',
  }),
  followUps: field(followUps, { label: 'Retornos e pós-operatório', section: 'retornos' }),
  payers: field(payers, {
    label: 'Formas de pagamento e convênios',
    section: 'convenios',
    isPublic: true,
    entry: 'um convênio',
  }),
  resources: field(resources, { label: 'Salas e aparelhos' }),
  services: field(services, { label: 'Serviços', isPublic: true, entry: 'um serviço' }),
};
