const withoutIt = (people: number) => {
  if (people === 0) return 'Todas já a usam.';
  return people === 1 ? '1 pessoa ainda não a usa.' : `${people} pessoas ainda não a usam.`;
};

/** Texts of the pages on which people are let in and out. */
export const staffPeople = {
  title: 'Pessoas',
  lead: 'Quem entra na área da equipe e o que cada pessoa pode fazer.',
  invite: 'Convidar uma pessoa',
  roles: 'Funções',
  table: {
    caption: 'Pessoas com conta',
    name: 'Nome',
    username: 'Usuário',
    role: 'Função',
    secondFactor: 'Duas etapas',
    lastSignIn: 'Entrou pela última vez',
  },
  yes: 'Sim',
  no: 'Não',
  never: 'Ainda não',
  disabled: 'sem acesso',
  unlinked: 'falta ligar a um profissional',
  you: 'você',
  secondFactor: {
    title: 'Verificação em duas etapas',
    onlyAdministrators: (without: number) =>
      `Hoje só quem administra precisa dela. ${withoutIt(without)}`,
    forAll: (without: number) => `Todas as pessoas precisam dela. ${withoutIt(without)}`,
    effect: 'Quem não a tem liga na próxima página que abrir, antes de continuar.',
    requireAll: 'Exigir de todas as pessoas',
    requireAdministrators: 'Exigir só de quem administra',
    changed: 'Outra pessoa mudou isto agora. Veja como está e decida de novo.',
    done: 'A regra foi guardada.',
  },
  links: {
    title: 'Convites abertos',
    kinds: { setup: 'Preparação', invitation: 'Convite', 'new-access': 'Nova senha' },
    role: (role: string, practitioner: string | null) =>
      practitioner === null ? role : `${role} (${practitioner})`,
    until: (moment: string) => `vale até ${moment}`,
    withdraw: 'Cancelar',
    withdrawOf: (label: string) => `o link de ${label}`,
  },
  rolesHelp: {
    administrator:
      'Tudo, também as pessoas e a privacidade. Precisa da verificação em duas etapas.',
    editor: 'Textos do site e números de acesso.',
    reception: 'Agenda e mensagens.',
    practitioner: 'Agenda.',
  },

  inviting: {
    title: 'Convidar uma pessoa',
    lead: (hours: number) =>
      `Você recebe um link para entregar à pessoa. Com ele, uma vez e dentro de ${hours} horas, ela cria a própria conta.`,
    label: 'Para quem é o convite',
    labelHint: 'Só para você reconhecer o convite na lista. A pessoa escreve o próprio nome.',
    role: 'Função',
    practitioner: 'Profissional desta conta',
    practitionerHint:
      'De quem é a agenda desta conta. Escolha sempre que a função mostra só a própria agenda. Para quem administra ou não atende, deixe “Nenhum”.',
    practitionerWith: (name: string, accounts: readonly string[]) =>
      accounts.length === 0 ? name : `${name} (já tem conta: ${accounts.join(', ')})`,
    practitionerMissing:
      'Esta função mostra só a própria agenda. Escolha de quem é a agenda desta conta.',
    practitionerInvited: (label: string) =>
      `Já há um convite aberto para a agenda desta pessoa: ${label}. Cancele esse convite na lista de contas, ou espere que ele seja usado.`,
    practitionerGone: 'Esta pessoa não atende mais aqui. Escolha outra.',
    practitionerOfAdministrator:
      'Quem administra vê a agenda de todos. Deixe “Nenhum”, ou escolha outra função.',
    /** Where a role may be given that shows one agenda alone, and nobody attends yet. */
    linkLater:
      'Uma função que mostra só a própria agenda não mostra nenhum agendamento até a conta ser ligada a um profissional, e ainda não há nenhum na agenda. Depois que a pessoa criar a conta, abra o nome dela na lista de contas e escolha, em “Agenda desta conta”, de quem é a agenda.',
    submit: 'Criar o convite',
    labelMissing: 'Escreva para quem é o convite.',
    roleMissing: 'Escolha uma função.',
  },

  handover: {
    title: 'Entregue este link',
    lead: (hours: number) =>
      `Ele vale uma vez e por ${hours} horas. Entregue-o só à pessoa: quem o abrir primeiro fica com a conta.`,
    once: 'Este link não será mostrado de novo. Copie-o agora.',
    link: 'Link',
    goneTitle: 'O link já foi mostrado',
    gone: 'Cada link é mostrado uma vez só. Se ele se perdeu, cancele-o na lista de pessoas e crie outro.',
    back: 'Pessoas',
  },

  person: {
    back: 'Pessoas',
    sessions: (count: number) =>
      count === 0
        ? 'Nenhum acesso aberto.'
        : count === 1
          ? '1 acesso aberto.'
          : `${count} acessos abertos.`,
    role: {
      title: 'Função',
      submit: 'Mudar a função',
      note: 'A pessoa precisará entrar de novo.',
    },
    ownAgenda: {
      title: 'Agenda desta conta',
      practitioner: 'Ligada ao profissional',
      practitionerHint:
        'De quem é a agenda desta conta. Também abre as respostas de saúde, quando a função as permite.',
      nobody: 'Nenhum',
      only: 'Vê só a própria agenda',
      onlyHint:
        'Os agendamentos dos outros não aparecem, nem pelo endereço. Mensagens, assinaturas, pagamentos, números e privacidade não abrem.',
      byRole: 'A função desta pessoa já mostra só a própria agenda.',
      withoutPractitioner: 'Sem um profissional ligado, esta conta não vê nenhum agendamento.',
      submit: 'Salvar a agenda da conta',
    },
    accesses: 'Ver os acessos desta pessoa',
    sessionsTitle: 'Acessos',
    endSessions: 'Encerrar os acessos',
    endFeeds: 'Encerrar também os endereços de calendário desta pessoa',
    newAccess: {
      title: 'Nova senha',
      text: 'Para quem esqueceu a senha ou perdeu o celular e os códigos. Você recebe um link para entregar; com ele a pessoa cria uma nova senha, e a verificação em duas etapas começa de novo. Os endereços de calendário dela deixam de valer.',
      submit: 'Criar link para nova senha',
    },
    disable: {
      title: 'Tirar o acesso',
      text: 'A pessoa sai na hora e não entra mais. Os convites e os endereços de calendário que ela fez deixam de valer, e os textos que agendou voltam a ser rascunhos. O que ela já fez continua no nome dela.',
      submit: 'Tirar o acesso',
    },
    enable: {
      title: 'Devolver o acesso',
      text: 'A pessoa volta a entrar com a senha que tinha. Endereços de calendário ela cria de novo.',
      submit: 'Devolver o acesso',
    },
    ownAccount:
      'Para a sua própria senha e a verificação em duas etapas, use a página da sua conta.',
    refusals: {
      'beyond-you':
        'Esta pessoa pode mais do que a sua própria função permite. Peça a quem administra.',
      'role-gone': 'Esta função foi arquivada. Escolha outra.',
      administrator:
        'Quem administra responde pela clínica inteira e vê a agenda de todos. Dê antes outra função.',
      'last-administrator':
        'Esta é a única pessoa que administra o site. Dê antes esta função a outra.',
    },
    done: {
      papel: 'A função foi mudada.',
      agenda:
        'Vale na próxima página que a pessoa abrir. Os endereços de calendário dela foram encerrados.',
      acessos: 'Os acessos foram encerrados.',
      'sem-acesso': 'O acesso foi tirado.',
      'com-acesso': 'O acesso foi devolvido.',
    },
  },
};
