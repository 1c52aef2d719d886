import { pathMarked, WAY_MARKS } from '#app/ui/main-form/main-form-path.ts';

export const FIRST_RUN_PATHS = {
  begin: '/equipe/comecar',
  /** The site's own page, as staff see it beside a step; the one page that a staff page shows in a frame. */
  view: '/equipe/comecar/vista',
  publish: '/equipe/publicar',
} as const;

/** Of a form sent to `FIRST_RUN_PATHS.begin`. */
export const STEP_FIELDS = { step: 'passo', act: 'acao', version: 'versao' } as const;

export type Step = {
  slug: string;
  title: string;
  /** What to do here, in a sentence. */
  todo: string;
  /** Where it is done; the screens below it belong to it too. */
  href: string;
  /** Other screens of the step, by the start of their address. */
  also?: readonly string[];
  /** More that belongs to it. */
  links?: readonly { href: string; label: string }[];
  /** The page of the site that shows it; with the place in it that the frame begins at. */
  page: string;
  at?: string;
  /** The step's own form, `MainForm`. Without one there is nothing on the page that could be lost. */
  form?: {
    /** What pressing "next" sends it with. */
    press: string;
    /** What the Enter key in a field sends it with, and stays, as where there is no guide. */
    enter: string;
    /** What else of it leads on. */
    also?: readonly string[];
    /** Who may send it, beside who may manage the clinic. */
    needs?: 'agenda.write';
  };
};

export const leadsOn = ({ searchParams }: URL): boolean => searchParams.has(WAY_MARKS.goOn);

/** What an address says of the step that was left, as in `Guide`. */
export const leftIn = (query: URLSearchParams) => ({
  left: query.get(WAY_MARKS.left),
  saved: query.get(WAY_MARKS.saved),
});

/** Where a page's form is sent to go on once it is taken. @param search of the page */
export function pathSendingOn(path: string, search: string): string {
  return pathMarked(path, search, { [WAY_MARKS.goOn]: '1' });
}

/** It shows what it will change, then saves. */
const RECORD_FORM = { press: 'conferir', enter: 'conferir', also: ['salvar'] } as const;

/** What a clinic settles before its site opens, in order, each on a screen that stays there afterwards. */
export const STEPS: readonly Step[] = [
  {
    slug: 'identidade',
    title: 'Nome e registros',
    todo: 'O nome da clínica, o CNPJ e o registro no CRM.',
    href: '/equipe/clinica/identidade',
    page: '/',
    form: RECORD_FORM,
  },
  {
    slug: 'endereco',
    title: 'Endereço',
    todo: 'A rua, a cidade e o ponto no mapa. O fuso da agenda vem do estado.',
    href: '/equipe/clinica/endereco',
    also: ['/equipe/mapa', '/equipe/clinica/unidades'],
    links: [
      { href: '/equipe/mapa', label: 'Desenho dos arredores' },
      { href: '/equipe/clinica/unidades', label: 'Outra unidade da clínica' },
    ],
    page: '/mapa',
    form: RECORD_FORM,
  },
  {
    slug: 'contatos',
    title: 'Telefone e WhatsApp',
    todo: 'Por onde os pacientes falam com a clínica. Só tem telefone fixo? Deixe o WhatsApp em branco.',
    href: '/equipe/clinica/contatos',
    page: '/',
    at: 'rodape',
    form: RECORD_FORM,
  },
  {
    slug: 'pessoas',
    title: 'Pessoas',
    todo: 'Quem atende, com registro e foto, e quem responde pela clínica.',
    href: '/equipe/clinica/pessoas',
    also: ['/equipe/conteudo/imagens'],
    links: [{ href: '/equipe/conteudo/imagens', label: 'Enviar as fotos' }],
    page: '/sobre',
    form: RECORD_FORM,
  },
  {
    slug: 'horarios',
    title: 'Horários',
    todo: 'Quando a clínica abre. As vagas da agenda vêm daqui.',
    href: '/equipe/agenda/horarios',
    page: '/',
    at: 'rodape',
    form: { ...RECORD_FORM, needs: 'agenda.write' },
  },
  {
    slug: 'salas',
    title: 'Salas e aparelhos',
    todo: 'O que duas pessoas não usam ao mesmo tempo. Quem não precisa, pula.',
    href: '/equipe/agenda/recursos',
    page: '/',
    form: { press: 'incluir', enter: 'incluir', needs: 'agenda.write' },
  },
  {
    slug: 'servicos',
    title: 'Serviços',
    todo: 'Escolha do catálogo, ou ponha um seu, e acerte quanto tempo cada um leva.',
    href: '/equipe/agenda/servicos',
    links: [{ href: '/equipe/agenda/servicos/novo', label: 'Pôr um serviço' }],
    page: '/servicos',
  },
  {
    slug: 'convenios',
    title: 'Convênios e pagamento',
    todo: 'O que a clínica aceita, e o que o paciente traz.',
    href: '/equipe/clinica/convenios',
    page: '/faq',
    form: RECORD_FORM,
  },
  {
    slug: 'marca',
    title: 'Marca',
    todo: 'As cores, o logotipo e o desenho da página inicial.',
    href: '/equipe/clinica/marca',
    page: '/',
    form: { press: 'guardar', enter: 'ver' },
  },
  {
    slug: 'email',
    title: 'E-mail',
    todo: 'Por onde saem as confirmações. Envie um teste.',
    href: '/equipe/clinica/email',
    page: '/',
    at: 'rodape',
    form: { press: 'salvar', enter: 'salvar', also: ['sem-teste'] },
  },
  {
    slug: 'partes',
    title: 'Partes do site e exemplos',
    todo: 'O que o site tem. Dos textos de exemplo: fique com eles, adapte, ou tire.',
    href: '/equipe/clinica/partes',
    also: ['/equipe/conteudo', '/equipe/afirmacoes', '/equipe/depoimentos', '/equipe/campanhas'],
    links: [
      { href: '/equipe/conteudo', label: 'Adaptar os textos' },
      { href: '/equipe/afirmacoes', label: 'Números que a clínica diz de si' },
      { href: '/equipe/campanhas', label: 'Campanhas' },
    ],
    page: '/',
    form: RECORD_FORM,
  },
  {
    slug: 'legal',
    title: 'Dados pessoais',
    todo: 'Quem responde pela LGPD. Leia também o texto de privacidade do site.',
    href: '/equipe/clinica/legal',
    links: [{ href: '/privacy', label: 'Ler o texto de privacidade' }],
    page: '/privacy',
    form: RECORD_FORM,
  },
];

export function stepOf(slug: string): Step | undefined {
  return STEPS.find((each) => each.slug === slug);
}

/** The step that a staff page belongs to. */
export function stepAt(path: string): Step | undefined {
  const isBelow = (start: string) => path === start || path.startsWith(`${start}/`);
  return (
    STEPS.find(({ href }) => isBelow(href)) ?? STEPS.find(({ also = [] }) => also.some(isBelow))
  );
}

export const numberOf = ({ slug }: Step) => STEPS.findIndex((each) => each.slug === slug) + 1;

/** Where the way leads after a step: the next one, and after the last the list of what lacks. */
function pathAfter(step: Step): string {
  return STEPS[numberOf(step)]?.href ?? FIRST_RUN_PATHS.publish;
}

/**
 * The same, where the next page says what became of the step.
 * @param saved as of `WAY_MARKS`; undefined where the step's page has no form
 */
export function pathLeaving(step: Step, state: 'done' | 'skipped', saved?: string): string {
  const path = pathAfter(step);
  if (state === 'skipped' || path === FIRST_RUN_PATHS.publish) return path;
  const query = new URLSearchParams({ [WAY_MARKS.left]: step.slug });
  if (saved !== undefined) query.set(WAY_MARKS.saved, saved);
  return `${path}?${query}`;
}

/** Where it leads back. */
export function pathBefore(step: Step): string {
  return STEPS[numberOf(step) - 2]?.href ?? FIRST_RUN_PATHS.begin;
}

export type StepStates = Readonly<Record<string, 'done' | 'skipped'>>;
/** What still lacks of steps, in words; nothing where nothing does. */
export type StepLacks = Readonly<Record<string, readonly string[]>>;

/** How far the way is. */
export type Progress = { states: StepStates; lacks: StepLacks };

/** How a step is: one that was gone through is not done while something of it lacks. */
export function stateOfStep(
  { states, lacks }: Progress,
  { slug }: Pick<Step, 'slug'>,
): 'done' | 'skipped' | 'lacking' | 'open' {
  const state = states[slug];
  if (state === undefined) return 'open';
  return lacks[slug]?.length ? 'lacking' : state;
}

/** How many steps need nothing more. */
export function countSettled(progress: Progress): number {
  return STEPS.filter((each) => ['done', 'skipped'].includes(stateOfStep(progress, each))).length;
}

/** Which step of the first run a page belongs to, and how far the way is. */
export type Guide = Progress & {
  step: string;
  /** Whether the page is the step's own, and none below or beside it. */
  isMain: boolean;
  /** Whether the person may send the step's form. */
  maySend: boolean;
  /** The step that was just left for this one, and what was saved there as of `WAY_MARKS`. */
  left: string | null;
  saved: string | null;
};

/** The first step that nobody has settled, then the first of which something lacks; at last, the list of what lacks. */
export function pathToGoOn(progress: Progress): string {
  const first = (state: string) => STEPS.find((each) => stateOfStep(progress, each) === state);
  return (first('open') ?? first('lacking'))?.href ?? FIRST_RUN_PATHS.publish;
}
