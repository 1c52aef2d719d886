/** Texts of the pages on which staff word the clinic's mails. */
export const staffMailWords = {
  title: 'Palavras dos e-mails',
  lead: 'O assunto, o começo e o fim dos e-mails que os pacientes recebem, e os textos de WhatsApp que a equipe envia à mão. Nos e-mails, a data, o lugar, o preparo, os valores e os links entram sozinhos. Nos textos de WhatsApp vai só o que estiver escrito, e por isso a data, o prazo e o link que a mensagem precisa ter não podem ser tirados.',
  back: 'Voltar às palavras dos e-mails',
  own: 'Com palavras da clínica',
  standard: 'Palavras de sempre',
  fixed: {
    title: 'E-mails que não mudam',
    text: 'Os códigos de acesso são iguais em todas as clínicas: ninguém pode imitá-los com outras palavras. Os avisos que vão para a própria clínica também ficam como estão. As mensagens automáticas por WhatsApp são aprovadas pela Meta e não se mudam aqui.',
  },
  always:
    'O título dentro do e-mail, a data, o lugar, o preparo, os prazos, os valores e os links ficam sempre. Escreva sem formatação; cada linha vira um parágrafo.',
  noHealth:
    'O assunto e o começo aparecem no celular bloqueado: não escreva ali nada sobre a saúde do paciente.',
  chatAlways:
    'O texto abre pronto no WhatsApp, e quem envia pode mudar o texto antes. Vai só o que estiver escrito: endereço, preparo e valores não entram sozinhos. Onde a mensagem precisa de {data}, {prazo} ou {link}, a tela não deixa tirar. Se a clínica tem mais de uma unidade, o nome da unidade aparece junto com o dia.',
  chatNoHealth:
    'A mensagem aparece no celular bloqueado: não escreva nada sobre a saúde do paciente.',
  languages: { portuguese: 'Em português', english: 'Em inglês' },
  /** A box of one language, in the list of what is wrong. */
  boxIn: (field: string, language: string) =>
    `${field}, ${language.charAt(0).toLowerCase()}${language.slice(1)}`,
  fields: {
    subject: 'Assunto',
    opening: 'Começo',
    added: 'Frase a mais no começo',
    closing: 'Frase a mais no fim',
    text: 'Texto da mensagem',
  },
  /** Below a box. */
  empty: (standard: string) => `Em branco, vai: “${standard}”`,
  emptyOpening: 'Em branco, não vai nada a mais.',
  greeting: 'Com {nome} no texto, o “Olá” de sempre não vai.',
  names: 'O que você pode pôr entre chaves',
  becomes: (example: string, where: string) => `vira “${example}”${where}`,
  places: {
    everywhere: '',
    subject: ', só no assunto',
    body: ', no começo e no fim',
    closing: ', só no fim',
  },
  /** The other person saved the same thing first. */
  conflict: (what: 'e-mail' | 'texto') =>
    `Ela mudou este mesmo ${what}. O que você digitou continua nas caixas: confira e salve de novo, ou abra a página outra vez para ver o dela.`,
  check: 'Ver como fica',
  save: 'Salvar',
  saved: 'Salvo. Os próximos e-mails já saem assim.',
  savedChat: 'Salvo. As próximas mensagens já abrem assim.',
  advertising: (title: string, words: string, instead: string) =>
    `“${words}”: ${title}. Em vez disso: ${instead}`,
  preview: {
    title: 'Como fica',
    lead: 'Um e-mail de exemplo, com dados inventados. Nada foi salvo nem enviado.',
    chatLead: 'Uma mensagem de exemplo, com dados inventados. Nada foi salvo nem enviado.',
    subject: 'Assunto',
    text: 'O mesmo e-mail só em texto',
    advice: 'Vale rever',
  },
  test: {
    title: 'Enviar um teste para mim',
    to: 'Seu e-mail',
    hint: 'Um exemplo com o que está nas caixas vai para este endereço, em cada idioma. Nada é salvo.',
    send: 'Enviar o teste',
    sent: (to: string) => `Teste enviado para ${to}.`,
    subject: (subject: string) => `[Teste] ${subject}`,
    noServer:
      'Ainda não há servidor de e-mail. Ponha em “E-mail da clínica”, nos dados da clínica, e volte aqui.',
    locked:
      'A senha do servidor de e-mail não pode ser lida. Digite-a de novo em “E-mail da clínica”.',
    address: 'Escreva um e-mail, como ola@clinica.com.br.',
  },
  /** What the sample mails are made of: nobody is called so here. */
  sample: {
    person: 'Maria de Souza',
    address: 'maria@exemplo.com.br',
    protocol: 'EXEMPLO',
    payment: { 'pt-BR': 'Um pagamento de exemplo', 'en-US': 'A sample payment' },
    plan: { 'pt-BR': 'Plano de exemplo', 'en-US': 'Sample plan' },
    answer: {
      'pt-BR': 'Aqui fica a resposta que a equipe escreveu.',
      'en-US': 'The answer that the staff have written stands here.',
    },
  },
};
