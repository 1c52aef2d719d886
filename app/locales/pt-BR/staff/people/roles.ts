/** What each permission allows, in one sentence, by subject and in the order of the form. */
const groups = [
  {
    title: 'Agenda e pacientes',
    permissions: {
      'agenda.read': [
        'Ver a agenda',
        'Abre o dia, a semana, a folha impressa, as etiquetas e cada agendamento.',
      ],
      'agenda.write': [
        'Marcar e mudar',
        'Marca por telefone, encaixa, muda, cancela, confirma e fecha horários.',
      ],
      'no-shows.read': ['Ver faltas', 'Mostra, ao marcar, quantas vezes alguém já faltou.'],
      'screenings.read': [
        'Ler respostas de saúde',
        'Abre os questionários que pacientes enviaram. Vale só para contas ligadas a um profissional.',
      ],
    },
  },
  {
    title: 'Mensagens e assinaturas',
    permissions: {
      'inbox.read': ['Ler mensagens', 'Abre mensagens e pedidos que chegaram pelo site.'],
      'inbox.write': ['Cuidar das mensagens', 'Responde, anota e passa mensagens adiante.'],
      'orders.read': ['Ver assinaturas', 'Abre as assinaturas de lentes e as suas entregas.'],
      'orders.write': ['Cuidar das assinaturas', 'Muda, encerra e exporta assinaturas.'],
      'plans.manage': ['Mudar preços dos planos', 'Decide quanto custa cada plano de lentes.'],
    },
  },
  {
    title: 'Dinheiro',
    permissions: {
      'payments.write': [
        'Cuidar de pagamentos',
        'Anota pagamentos, cria cobranças e devolve sinais.',
      ],
      'payments.manage': ['Decidir como se paga', 'Muda a chave Pix e como a clínica recebe.'],
    },
  },
  {
    title: 'Site e números',
    permissions: {
      'content.write': ['Escrever o site', 'Escreve e publica textos, fotos, filmes e campanhas.'],
      'content.source': ['Ligar outro site', 'Decide de onde vêm textos escritos fora daqui.'],
      'clinic.manage': [
        'Mudar os dados da clínica',
        'Muda o que a clínica é, oferece e aparenta: endereço, horários, convênios, pessoas, marca, e-mail.',
      ],
      'map.write': ['Mudar o mapa', 'Muda o desenho e o ponto da clínica no mapa.'],
      'figures.read': ['Ver os números', 'Mostra visitas, marcações e erros do site, sem nomes.'],
    },
  },
  {
    title: 'Administração',
    permissions: {
      'data.import': [
        'Trazer dados de outro programa',
        'Traz pacientes, agendamentos e fechamentos de um arquivo, e desfaz o que trouxe.',
      ],
      'people.manage': ['Cuidar das pessoas', 'Convida, muda funções e tira acessos.'],
      'accesses.read': ['Ver os acessos', 'Mostra quem entrou e quem abriu o registro de quem.'],
      'privacy.manage': ['Cuidar da privacidade', 'Exporta, corrige e apaga dados de pacientes.'],
      'data.export': [
        'Exportar tudo',
        'Baixa num arquivo tudo o que a clínica tem: pacientes, consultas, textos e imagens.',
      ],
      'checks.manage': ['Cuidar da máquina', 'Mostra os dados técnicos da verificação do site.'],
    },
  },
] as const satisfies readonly {
  title: string;
  permissions: Record<string, readonly [label: string, sentence: string]>;
}[];

/** Texts of the pages on which roles are made. */
export const staffRoles = {
  groups,
  title: 'Funções',
  lead: 'O que cada função permite. Quatro vêm prontas e não mudam; as outras a clínica faz como precisa.',
  back: 'Pessoas',
  link: 'Funções',
  builtIn: 'Funções prontas',
  own: 'Funções da clínica',
  none: 'Nenhuma ainda. Comece de uma função pronta e tire ou ponha o que for preciso.',
  allows: (count: number) => (count === 1 ? '1 permissão' : `${count} permissões`),
  ownOnly: 'só a própria agenda',
  twoFactors: 'precisa da verificação em duas etapas',
  heldBy: (names: string) => `Com esta função: ${names}.`,
  heldByNobody: 'Ninguém tem esta função.',
  invited: (name: string) => `${name} (convite)`,
  start: {
    title: 'Fazer uma função',
    from: 'Começar de uma função existente',
    submit: 'Continuar',
  },
  newTitle: 'Nova função',
  newLead: (name: string) => `Começa com o que a função ${name} permite.`,
  editLead: 'O que você muda vale na próxima página que cada pessoa abrir.',
  archivedLead: 'Esta função foi arquivada. O histórico fica.',
  name: 'Nome da função',
  nameHint: 'Por exemplo, Recepção da tarde ou Financeiro.',
  ownAgenda: 'Somente a própria agenda',
  ownAgendaHint:
    'Quem tem a função vê e muda só os agendamentos do profissional ao qual a conta está ligada. Mensagens, assinaturas, pagamentos, números, privacidade e pessoas não abrem, mesmo marcadas.',
  sensitive: 'Exige duas etapas.',
  permissionsNote: 'Quem pode mudar também pode ver: o que faltar para isso é incluído ao salvar.',
  create: 'Criar a função',
  save: 'Salvar',
  archive: {
    title: 'Arquivar',
    text: 'A função sai das escolhas. Só dá para arquivar quando ninguém a tem.',
    submit: 'Arquivar a função',
    held: (names: string) =>
      `Ainda têm esta função: ${names}. Dê outra função a cada pessoa e cancele os convites antes de arquivar.`,
  },
  history: {
    title: 'Histórico',
    actions: {
      'role.made': 'criou a função',
      'role.changed': 'mudou a função',
      'role.archived': 'arquivou a função',
    },
    given: (labels: string) => `Passou a permitir: ${labels}.`,
    taken: (labels: string) => `Deixou de permitir: ${labels}.`,
    renamed: (from: string, to: string) => `Nome: de ${from} para ${to}.`,
    ownOnly: (isOn: boolean) =>
      isOn ? 'Passou a ver só a própria agenda.' : 'Passou a ver a agenda de todos.',
  },
  refusals: {
    changed: 'Outra pessoa mudou esta função agora. Veja como está e decida de novo.',
    'name-taken': 'Já existe uma função com este nome.',
    'beyond-you': 'Você só pode dar o que a sua própria função permite. Peça a quem administra.',
    'not-found': 'Esta função foi arquivada ou não existe.',
    nameMissing: 'Escreva um nome com até 60 letras.',
    nothing: 'Marque pelo menos uma permissão.',
  },
  done: {
    criada: 'A função foi criada.',
    salva: 'A função foi salva. Vale na próxima página de quem a tem.',
    arquivada: 'A função foi arquivada.',
    unscheduled: (count: number) => {
      if (count <= 0) return '';
      return count === 1
        ? 'Quem tem a função já não publica: 1 publicação marcada foi cancelada. O texto ficou como rascunho.'
        : `Quem tem a função já não publica: ${count} publicações marcadas foram canceladas. Os textos ficaram como rascunhos.`;
    },
  },
};
