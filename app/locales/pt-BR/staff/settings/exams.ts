const inWords = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

/** Texts of how a service goes together with others on one coming, and of what is booked before it. */
export const staffExams = {
  title: 'Vários exames e avaliação',
  lead: 'Vale para quem marca vários exames de uma vez. O que não se aplica fica em branco.',
  oneEye: 'Minutos de um olho só',
  oneEyeHint:
    'Só para o que se faz em cada olho: quem marca escolhe um ou os dois. A duração do serviço é a dos dois. Em branco, não se pergunta.',
  dilates: 'Dilata a pupila',
  dilatesHint: 'Na mesma vinda, fica depois de tudo o que não dilata.',
  dilatesByPreparation: (does: boolean) =>
    does
      ? 'Aqui vale o preparo do serviço, que diz que dilata.'
      : 'Aqui vale o preparo do serviço, que diz que não dilata.',
  order: 'Ordem na mesma vinda',
  orderHint: (line: string) =>
    `De 0 a 99: o número menor vem primeiro; com o mesmo número, tanto faz.${line && ` Hoje: ${line}.`}`,
  ranked: (name: string, rank: number) => `${name} ${rank}`,
  dilating: (name: string) => `${name} (dilata)`,
  alone: 'Faz-se sozinho',
  aloneHint: 'Nunca na mesma vinda que outro serviço. Por exemplo uma cirurgia.',
  together: 'Não se faz na mesma vinda que',
  togetherHint: 'Com os marcados, ninguém marca junto. Vale nos dois serviços.',
  evaluation: 'Antes precisa de avaliação',
  evaluationHint:
    'Para o que não se marca pelo site: o botão da página leva a este serviço, que é marcado primeiro.',
  noEvaluation: 'Não precisa',
  button: 'Texto do botão',
  buttonHint: 'Por exemplo “Agendar avaliação para cirurgia”.',
  buttonEnglish: 'Texto do botão em inglês',
  buttonEnglishHint: 'Em branco, o botão fica em português também nas páginas em inglês.',

  effects: {
    title: 'O que muda ao salvar',
    text: 'Nada foi salvo ainda. Para salvar assim, use o botão no fim da página.',
    save: 'Salvar assim mesmo',
    eyes: (one: number, both: number) =>
      `Quem marca escolhe um olho, em ${one} minutos, ou os dois, em ${both}.`,
    noEyes: 'Quem marca não escolhe mais o olho: conta sempre a duração inteira.',
    alone: 'Deixa de ser marcado junto com outros exames.',
    notAlone: 'Pode ser marcado junto com outros exames.',
    apart: (names: readonly string[]) => `Não se marca mais na mesma vinda que ${inWords(names)}.`,
    together: (names: readonly string[]) =>
      `Pode ser marcado na mesma vinda que ${inWords(names)}.`,
    after: (names: readonly string[]) => `Na mesma vinda, fica depois de ${inWords(names)}.`,
    before: (names: readonly string[]) => `Na mesma vinda, fica antes de ${inWords(names)}.`,
    anywhere: 'Na mesma vinda, fica em qualquer lugar.',
    dilatesElsewhere:
      'A marca “Dilata a pupila” não muda a ordem agora: vale o que diz o preparo do serviço.',
    evaluation: (name: string, button: string) =>
      `A página do serviço e a primeira pergunta de quem marca levam a ${name}, com o botão “${button}”.`,
    evaluationLater: (name: string) =>
      `A avaliação (${name}) só aparece quando o serviço não se marca pelo site. Hoje ele se marca: isso se muda em “Pode ser marcado pelo site”.`,
    noEvaluation: 'Deixa de levar a uma avaliação: quem quiser marcar fala com a clínica.',
    noEvaluationOnline: 'Deixa de ter uma avaliação antes. Continua a ser marcado pelo site.',
    booked: (count: number) =>
      count === 1
        ? '1 agendamento marcado com este e outros exames fica como está.'
        : `${count} agendamentos marcados com este e outros exames ficam como estão.`,
  },

  wrong: {
    oneEye: 'Escreva de 5 a 480 minutos, de 5 em 5, ou deixe em branco.',
    longerEye: (minutes: number) =>
      `Um olho não leva mais que os dois, que levam ${minutes} minutos.`,
    order: 'Escreva um número de 0 a 99.',
    together: 'Algo marcado aqui já não existe, ou é o próprio serviço. Escolha de novo.',
    evaluation: 'Escolha um serviço que se marca pelo site.',
    whichFirst: 'Escolha o serviço da avaliação, ou apague o texto do botão.',
    button: 'Escreva o que o botão diz.',
  },
};
