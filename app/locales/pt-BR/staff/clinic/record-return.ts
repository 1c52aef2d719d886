/** Texts of the page that shows what bringing a version of the clinic's record back does. */
export const staffRecordReturn = {
  title: (version: number) =>
    version === 0 ? 'Voltar ao arquivo da instalação' : `Voltar à versão ${version}`,
  of: (by: string, when: string) => `Salva por ${by}, ${when}.`,
  check: 'Confira antes: nada foi mudado ainda.',
  changes: 'O que muda',
  columns: { where: 'Campo', before: 'Está', after: 'Volta a ser' },
  same: 'A clínica já está assim: não há nada para voltar.',
  now: 'Passa a valer assim que você voltar, em todas as páginas e na agenda.',
  kept: 'Fica guardado como versão o que vale agora, também o que se ajustou na agenda dos serviços: dá para voltar a isso depois. O que foi posto depois daquela versão, como uma pessoa nova, fica arquivado.',
  service: (name: string) => `${name}: o que muda na agenda`,
  unfinished: {
    title: 'O site está aberto e passaria a mostrar o que falta preencher',
    text: (fields: readonly string[]) =>
      `Naquela versão ainda é exemplo ou está em branco: ${fields.join(', ')}. Quem abrir o site vê isso assim que você voltar.`,
    confirm: 'Voltar mesmo assim: eu preencho o que falta em seguida',
    missing: 'Marque que quer voltar mesmo assim, ou deixe como está.',
  },
  act: (version: string) => `Voltar a “${version}”`,
  leave: 'Deixar como está',
  notKept: (services: readonly string[]) =>
    `Nada mudou: o que está na agenda ${services.length === 0 ? 'dos serviços' : `de ${services.map((name) => `“${name}”`).join(', ')}`} não cabe numa versão dos dados da clínica, e se perderia ao voltar. Confira em “Serviços” da agenda: um serviço que o site oferece como avaliação, por exemplo, precisa poder ser marcado pelo site. Depois volte de novo.`,
  changed:
    'Alguém salvou agora mesmo, nos dados da clínica ou na agenda. Abaixo está o que muda agora: confira de novo.',
};
