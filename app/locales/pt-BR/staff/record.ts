/** Texts of the screens of the clinic's record. */
export const staffRecord = {
  title: 'Dados da clínica',
  lead: 'Tudo o que o site diz da clínica e todas as regras da agenda, num lugar só.',
  form: {
    optional: (label: string) => `${label} (opcional)`,
    inEnglish: (label: string) => `${label}, em inglês`,
    englishHint: 'Em branco, vale o texto em português.',
    choose: 'Escolha',
    none: 'Nenhum',
    entry: 'uma linha',
    add: (entry: string) => `Pôr mais ${entry}`,
    remove: 'Tirar',
    removeFull: (title: string) => `Tirar ${title}`,
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Descer ${title}`,
    archived: 'arquivado',
    check: 'Conferir e salvar',
    save: 'Salvar',
    correct: 'Voltar e corrigir',
    elsewhere: (place: string) => `Em “${place}”`,
  },
};
