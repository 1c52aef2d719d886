/** Texts of the calendars that can be read from outside. */
export const staffFeeds = {
  title: 'Calendários no celular',
  lead: 'Um endereço secreto mostra a agenda no calendário do celular ou do computador, só para ler. Quem tiver o endereço vê o que ele mostra: não o mande a ninguém de fora.',
  names: {
    none: 'Sem o nome dos pacientes',
    initials: 'Só as iniciais',
    full: 'Nome completo',
  },
  wholeClinic: 'Clínica toda',

  list: {
    title: 'Endereços em uso',
    none: 'Nenhum endereço em uso.',
    made: (name: string, moment: string) => `Criado por ${name}, ${moment}`,
    revoke: 'Encerrar',
    revokeFor: (name: string, made: string) => `Encerrar: ${name}. ${made}`,
    revoked: 'O endereço foi encerrado. Os calendários que o usavam deixam de receber a agenda.',
  },

  form: {
    title: 'Criar um endereço',
    who: 'De quem é a agenda',
    names: 'O que aparece de cada paciente',
    namesHint:
      'O celular mostra avisos também com a tela bloqueada. Prefira sem nomes, a não ser que precise deles. O nome completo só cabe na agenda de um profissional.',
    namesClosed:
      'O nome completo só aparece na agenda de um profissional, criada por quem atende ou administra. Escolha as iniciais ou sem nome.',
    submit: 'Criar endereço',
    expired: 'O formulário venceu. Confira e envie de novo.',
  },

  handover: {
    title: 'Endereço criado',
    lead: 'Copie agora. Ele não será mostrado de novo.',
    link: 'Endereço',
    how: 'No celular: abra o aplicativo de calendário, escolha assinar ou adicionar calendário por endereço, e cole. O calendário se atualiza sozinho, em geral em até algumas horas.',
    lost: 'Se alguém de fora vir o endereço, encerre este e crie outro.',
    goneTitle: 'O endereço já foi mostrado',
    gone: 'Por segurança, ele aparece uma vez só. Se não copiou, encerre o que criou e crie outro.',
    back: 'Calendários no celular',
  },

  file: {
    name: (clinic: string, resource: string | null) =>
      resource ? `${clinic}: ${resource}` : clinic,
    description: (protocol: string) => `Protocolo ${protocol}`,
  },
};
