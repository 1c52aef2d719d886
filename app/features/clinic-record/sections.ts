import type { RecordSection } from '#app/clinic/record/field-meta.ts';
import { type FieldName, fieldsOfSection, groupOf } from '#app/clinic/record/field-node.ts';

export const RECORD_PATHS = {
  overview: '/equipe/clinica',
  versions: '/equipe/clinica/versoes',
  file: '/equipe/clinica/copia',
  download: '/equipe/clinica/copia.json',
} as const;

/** The longest record that is read in, in characters. */
export const MAX_RECORD_TEXT = 400_000;

export const sectionPath = (slug: string) => `${RECORD_PATHS.overview}/${slug}`;
/** Who changed a part of the record, and when. */
export const historyPath = (slug: string) => `${sectionPath(slug)}/historico`;
/** The list of versions, after one came back, or where nothing of it did. @param made the version in force then */
export const returnedPath = (version: number, made: { version: number; isNew: boolean }) =>
  `${RECORD_PATHS.versions}?${made.isNew ? `voltou=${version}&feito=${made.version}` : `nada=${version}`}`;
/** The page that shows what bringing a version back does. */
export const returnPath = (version: number) =>
  `${RECORD_PATHS.versions}?${RETURN_FIELDS.version}=${version}`;
/** Of its form; the first of its address too. */
export const RETURN_FIELDS = { version: 'voltar', confirmed: 'incompleto' } as const;
/** Who must be told of a version. */
export const noticesPath = (version: number) => `${RECORD_PATHS.overview}/avisos/${version}`;

export type Section = {
  slug: string;
  title: string;
  lead: string;
  fields: readonly FieldName[];
  /** Whether a change may begin on a day to come. */
  hasDay?: boolean;
};

const SCREENS: readonly (Omit<Section, 'fields'> & { slug: RecordSection })[] = [
  {
    slug: 'identidade',
    title: 'Identidade e registros',
    lead: 'Nomes, CNPJ, CRM e o que os buscadores leem.',
    hasDay: true,
  },
  {
    slug: 'endereco',
    title: 'Endereço',
    lead: 'Onde a clínica fica. Aparece no site, nos e-mails e no mapa.',
    hasDay: true,
  },
  {
    slug: 'unidades',
    title: 'Unidades',
    lead: 'Os outros lugares em que a clínica atende, com endereço e horário de cada um.',
    hasDay: true,
  },
  {
    slug: 'contatos',
    title: 'Telefone, WhatsApp, e-mail e redes',
    lead: 'Por onde os pacientes falam com a clínica.',
    hasDay: true,
  },
  {
    slug: 'pessoas',
    title: 'Pessoas da clínica',
    lead: 'Quem atende, com registro, foto e dias, e quem responde por quê.',
    hasDay: true,
  },
  {
    slug: 'convenios',
    title: 'Convênios e pagamento',
    lead: 'O que se aceita e o que o paciente traz, na ordem em que aparece.',
    hasDay: true,
  },
  {
    slug: 'planos',
    title: 'Planos de lentes',
    lead: 'Pares, consultas, parcelas, destaque e ordem de cada plano, e quais o site oferece.',
    hasDay: true,
  },
  {
    slug: 'flex',
    title: 'Plano Flex',
    lead: 'A mensalidade das lentes sem contrato de um ano.',
    hasDay: true,
  },
  {
    slug: 'agenda',
    title: 'Regras da agenda',
    lead: 'Antecedência, cancelamento, encaixes e espera.',
    hasDay: true,
  },
  {
    slug: 'formulario',
    title: 'Formulário de agendamento',
    lead: 'O que se pergunta a quem marca pelo site.',
  },
  {
    slug: 'retornos',
    title: 'Retornos e pós-operatório',
    lead: 'O que tem retorno e quando os operados voltam.',
    hasDay: true,
  },
  {
    slug: 'legal',
    title: 'Dados pessoais',
    lead: 'Quem responde pela LGPD na clínica.',
    hasDay: true,
  },
  {
    slug: 'partes',
    title: 'Partes do site e idiomas',
    lead: 'O que o site tem, em que línguas, e que textos de exemplo mostra.',
  },
  {
    slug: 'respostas',
    title: 'Respostas prontas',
    lead: 'Textos para começar a resposta a uma mensagem, na ordem dos botões.',
  },
  {
    slug: 'assuntos',
    title: 'Assuntos do blog',
    lead: 'De que tratam os artigos: o que se escolhe ao escrever e por onde o leitor procura.',
  },
  {
    slug: 'palavras',
    title: 'Palavras de busca',
    lead: 'Com que palavras a clínica quer ser achada.',
  },
];

/** The screens of the record, in order. Each field names the one that it is on, or has a screen of its own, below. */
export const SECTIONS: readonly Section[] = SCREENS.map((screen) => ({
  ...screen,
  fields: fieldsOfSection(screen.slug),
}));

/** Settings with screens of their own, and the fields of the record that are changed there. */
export const ELSEWHERE: readonly {
  title: string;
  href: string;
  text: string;
  fields: readonly FieldName[];
}[] = [
  {
    title: 'Serviços',
    href: '/equipe/agenda/servicos',
    text: 'Duração, preparo, quem faz e o que se marca pelo site.',
    fields: ['services'],
  },
  {
    title: 'Salas e aparelhos',
    href: '/equipe/agenda/recursos',
    text: 'O que cada serviço ocupa.',
    fields: ['resources'],
  },
  {
    title: 'Horários de atendimento',
    href: '/equipe/agenda/horarios',
    text: 'Quando a clínica abre e cada pessoa atende.',
    fields: ['hours'],
  },
  {
    title: 'Abrir o site',
    href: '/equipe/publicar',
    text: 'O que falta para abrir o site a todos, e a chave que o abre.',
    fields: ['isOpenToAll'],
  },
  {
    title: 'Marca',
    href: '/equipe/clinica/marca',
    text: 'Logotipo, cores e o desenho da página inicial.',
    fields: ['brand'],
  },
  {
    title: 'E-mail da clínica',
    href: '/equipe/clinica/email',
    text: 'O servidor por onde saem confirmações e lembretes, com teste.',
    fields: [],
  },
  {
    title: 'Palavras dos e-mails',
    href: '/equipe/clinica/palavras-dos-emails',
    text: 'O que os pacientes leem nos e-mails e no WhatsApp que a equipe envia.',
    fields: ['mailWords'],
  },
  {
    title: 'Mensagens automáticas',
    href: '/equipe/clinica/mensagens',
    text: 'O que sai sozinho, quando e para quem, com o que está agendado e o que foi enviado.',
    fields: [],
  },
  {
    title: 'Sábado',
    href: '/equipe/decisoes',
    text: 'Qual dos horários do site vale.',
    fields: ['saturdayFaqHours'],
  },
  {
    title: 'Assinaturas de lentes',
    href: '/equipe/assinaturas/precos',
    text: 'Se há planos, e os seus preços. O que vem em cada um está em Planos de lentes.',
    fields: ['plansEnabled', 'planPrices'],
  },
  {
    title: 'Afirmações',
    href: '/equipe/afirmacoes',
    text: 'Números que a clínica diz de si.',
    fields: ['statements'],
  },
  {
    title: 'Campanhas',
    href: '/equipe/campanhas',
    text: 'Códigos e páginas.',
    fields: ['campaigns'],
  },
  {
    title: 'Depoimentos',
    href: '/equipe/depoimentos',
    text: 'O que pacientes deixaram mostrar.',
    fields: ['testimonials'],
  },
  {
    title: 'Avaliações do Google',
    href: '/equipe/avaliacoes',
    text: 'Se o site as mostra.',
    fields: ['showsGoogleReviews'],
  },
  {
    title: 'Questionário de olho seco',
    href: '/equipe/questionario',
    text: 'Quais perguntas o site faz.',
    fields: ['screeningInstrument'],
  },
  { title: 'Mapa', href: '/equipe/mapa', text: 'Desenho dos arredores.', fields: ['surroundings'] },
  {
    title: 'Lembretes',
    href: '/equipe/agenda/lembretes',
    text: 'Quando e por onde o paciente é lembrado.',
    fields: [],
  },
  {
    title: 'Regras dos convênios',
    href: '/equipe/agenda/convenios',
    text: 'Dias, limites e guias de cada um.',
    fields: [],
  },
  {
    title: 'Feriados e fechamentos',
    href: '/equipe/agenda/fechamentos',
    text: 'Dias em que não se atende.',
    fields: [],
  },
  {
    title: 'Pagamentos',
    href: '/equipe/pagamentos/ajustes',
    text: 'Pix e quem recebe.',
    fields: [],
  },
  { title: 'Textos do site', href: '/equipe/conteudo', text: 'Páginas e artigos.', fields: [] },
];

export function sectionOf(slug: string): Section | undefined {
  return SECTIONS.find((each) => each.slug === slug);
}

/** Where a field of the record is changed. */
export function placeOf(name: string): { title: string; href: string } | undefined {
  const has = ({ fields }: { fields: readonly string[] }) => fields.includes(name);
  const section = SECTIONS.find(has);
  return section ? { title: section.title, href: sectionPath(section.slug) } : ELSEWHERE.find(has);
}

export const formOf = ({ fields }: Section) => groupOf(fields);
