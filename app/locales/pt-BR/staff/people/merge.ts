const of = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Two records of one person, compared and merged. */
export const staffMerge = {
  likely: 'Pode haver outro cadastro da mesma pessoa',
  compare: 'Comparar',
  compareWith: (name: string) => `com ${name}`,
  done: 'Os dois cadastros agora são um. O que era diferente ficou nas notas.',

  title: 'Unir dois cadastros',
  lead: 'Confira se são a mesma pessoa. Na dúvida, ligue antes.',
  stays: 'Cadastro que fica',
  goes: 'Cadastro que sai',
  swap: 'Ficar com o outro',
  name: 'Nome',
  birth: 'Nascimento',
  noBirth: 'não informado',
  contact: 'Quem marca',
  phone: 'Telefone',
  email: 'E-mail',
  noEmail: 'não informado',
  needs: 'Cuidados',
  noNeeds: 'nada anotado',
  has: 'Tem',
  counts: ({
    appointments,
    notes,
    proxies,
  }: Record<'appointments' | 'notes' | 'proxies', number>) =>
    [
      of(appointments, 'agendamento', 'agendamentos'),
      of(notes, 'nota', 'notas'),
      of(proxies, 'pessoa que pode marcar', 'pessoas que podem marcar'),
    ].join(', '),

  what: 'O que vai acontecer',
  moves: (name: string) =>
    `Agendamentos, notas, cuidados e quem pode marcar passam para o cadastro que fica, de ${name}.`,
  reach: (where: string) => `Os avisos dos agendamentos passam a ir para ${where}.`,
  contactGoes:
    'Consentimentos e escolhas de avisos também passam. O que foi recusado em um dos dois fica recusado.',
  consentAgain:
    'Quem aceitou mensagens por WhatsApp aceitou no telefone que sai: pergunte de novo se quer recebê-las.',
  contactStays: (count: number) =>
    `O contato do cadastro que sai continua, porque traz ${of(count, 'outro paciente', 'outros pacientes')}; os consentimentos dele ficam com ele.`,
  rest: 'Nome, nascimento, telefone, e-mail e cuidados diferentes ficam escritos em uma nota.',
  others:
    'Mensagens, pedidos, assinaturas e lista de espera não mudam: continuam com o nome e o telefone com que foram feitos.',
  noUndo: 'Não dá para desfazer.',
  merge: 'Unir os dois cadastros',
  changed:
    'Um dos cadastros mudou depois que você abriu esta página. Nada foi unido. Confira de novo e una.',

  before: {
    title: 'De um cadastro que foi unido a este:',
    name: (name: string) => `nome: ${name}`,
    born: (on: string) => `nascimento: ${on}`,
    contact: (name: string) => `quem marcava: ${name}`,
    phone: (phone: string) => `telefone: ${phone}`,
    email: (email: string) => `e-mail: ${email}`,
    need: (words: string) => `cuidado: ${words}`,
  },
} as const;
