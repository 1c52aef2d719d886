/** Texts of the way through the clinic's facts, and of the choice with which it begins. */
export const staffFirstRun = {
  title: 'Preparar o site da clínica',
  lead: 'Doze passos, do nome ao texto de privacidade. Pare quando quiser: tudo fica salvo, e você continua daqui.',
  choice: 'Por onde começar',
  blank: {
    title: 'Começar em branco',
    text: 'Tira as pessoas, os números, os convênios, as campanhas e os textos de exemplo da clínica inventada. O que falta preencher fica marcado.',
    submit: 'Começar em branco',
  },
  demonstration: {
    title: 'Começar com a clínica de demonstração',
    text: 'Deixa tudo como está, para você trocar aos poucos e ver o site cheio enquanto isso.',
    submit: 'Começar com a demonstração',
  },
  back: 'A versão de antes fica guardada em “Versões e comparação”, e dá para voltar a ela.',
  goOn: (step: number, title: string) => `Continuar no passo ${step}: ${title}`,
  toList: 'Ver o que falta para publicar',
  steps: 'Os passos',
  again: 'Começar de outro jeito',
  changed: 'Alguém mudou os dados da clínica enquanto isso. Confira e escolha de novo.',
  unknown: 'Escolha um dos passos da lista.',
  isOpen:
    'O site já está aberto: não dá para começar de outro jeito. Mude o que quiser em cada passo.',
  notFresh: 'Este site já é de uma clínica: não dá para começar em branco.',
  states: {
    done: 'feito',
    skipped: 'pulado',
    open: 'por fazer',
    lacking: (what: readonly string[]) => `falta: ${what.join(', ')}`,
  },
  bar: {
    label: 'Preparar o site',
    where: (number: number, of: number) => `Passo ${number} de ${of}`,
    next: 'Pronto, próximo passo',
    /** Where the page has a form, which this sends. */
    save: 'Salvar e ir ao próximo passo',
    toStep: (title: string) => `Voltar ao passo “${title}”`,
    /** Of a button that nobody sees: what Enter in a field does. */
    stay: 'Conferir sem sair deste passo',
    left: (title: string) => `${title}: pronto.`,
    leftAsItWas: (title: string) => `${title}: ficou como estava.`,
    /** Leads to whom a change concerns, and to where it is taken back. */
    leftSaved: 'Ver o que foi salvo, quem avisar ou desfazer',
    leftLacking: (title: string, what: readonly string[]) =>
      `${title}: ainda falta ${what.join(', ')}.`,
    lacks: (what: readonly string[]) => `Ainda falta aqui: ${what.join(', ')}.`,
    skip: 'Pular este passo',
    back: 'Passo anterior',
    all: (done: number, of: number) => `Todos os passos: ${done} de ${of} prontos`,
    end: 'Sair deste guia',
  },
  view: {
    label: 'O site agora',
    title: 'A página do site que este passo muda',
    open: 'Abrir esta página do site',
  },
  home: {
    title: 'O site ainda é uma demonstração',
    begin: 'Preparar o site da clínica',
    goOn: 'Continuar a preparar o site',
    publish: 'O que falta para publicar',
  },
} as const;
