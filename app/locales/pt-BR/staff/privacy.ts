import type { AuditAction, PersonSubject } from '#app/platform/audit/audit-event.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
const of = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Texts of the privacy desk: requests, people, consents. */
export const staffPrivacy = {
  title: 'Privacidade',
  lead: 'Pedidos sobre dados pessoais, o que a clínica guarda de cada pessoa e por quanto tempo.',
  back: 'Privacidade',
  done: {
    apagada: 'Os dados da pessoa foram apagados. O que a lei manda guardar ficou sem o nome dela.',
  },

  requests: {
    title: 'Pedidos em aberto',
    empty: 'Nenhum pedido espera resposta. Os novos aparecem aqui e em Mensagens.',
    clocks: {
      'in-time': (left: number, on: string) =>
        `${left === 1 ? 'falta' : 'faltam'} ${days(left)}, até ${on}`,
      pressing: (left: number, on: string) =>
        left === 0
          ? `o prazo acaba hoje, ${on}`
          : `atenção: ${left === 1 ? 'falta' : 'faltam'} ${days(left)}, até ${on}`,
      overdue: (left: number, on: string) => `vencido há ${days(-left)}, desde ${on}`,
    },
    find: 'Ver o que guardamos',
    findOf: (name: string) => `de ${name}`,
  },

  search: {
    title: 'Encontrar uma pessoa',
    label: 'Nome, telefone, e-mail ou protocolo',
    hint: 'Pelo menos 3 letras ou números. Acentos não fazem diferença. Fica registrado que você procurou, mas não o que digitou.',
    button: 'Procurar',
    tooShort: 'Digite pelo menos 3 letras ou números.',
    found: (count: number) => of(count, 'resultado', 'resultados'),
    tooMany: (count: number) =>
      `Mostramos os ${count} mais novos. Digite mais para achar os outros.`,
    nobody: {
      title: 'Ninguém encontrado',
      text: 'Tente só o sobrenome, só o telefone, ou o protocolo do agendamento. Se não houver nada mesmo, é essa a resposta ao pedido: a clínica não tem dados da pessoa neste site. O prontuário fica em outro sistema: confira lá também.',
    },
    patients: (names: string) => `Traz: ${names}`,
    since: (on: string) => `desde ${on}`,
  },
  sources: {
    contact: 'Cadastro da agenda',
    message: 'Mensagem do formulário',
    screening: 'Questionário enviado',
    lead: 'Pedido de horário',
    request: 'Pedido de privacidade',
    order: 'Assinatura de lentes',
    waiting: 'Lista de espera',
  },
  more: {
    title: 'Outras tarefas',
    consents: ['Recibos de consentimento', 'Achar um recibo pelo número e encerrar a escolha.'],
    retention: ['Prazos de guarda', 'O que é apagado, quando, e o que sai na próxima noite.'],
    incidents: ['Incidentes', 'Registrar o que deu errado com dados, prazos e avisos.'],
  },

  person: {
    lead: 'O que este site guarda. O prontuário fica em outro sistema e não aparece aqui.',
    erased:
      'Esta pessoa já foi apagada. Só ficaram os agendamentos, sem nome, para as contas da clínica.',
    revoked: 'O consentimento foi encerrado.',
    order: {
      columns: ['Assinatura', 'Plano', 'Contratou em', 'CPF', 'Entrega', 'Pago'],
    },
    cards: 'Onde a pessoa aparece',
    cardsHint: 'Mesmo nome, com o mesmo telefone ou e-mail.',
    correct: 'Corrigir',
    correctOf: (name: string) => `o cadastro de ${name}`,
    others: {
      title: 'Com o mesmo telefone ou e-mail, mas outro nome',
      text: 'Pode ser alguém da família ou a mesma pessoa com o nome escrito de outro jeito. Marque só se tiver certeza de que é a mesma pessoa.',
      button: 'Juntar as marcadas',
      open: 'Abrir',
      openOf: (name: string) => `o que guardamos de ${name}`,
    },
    sections: {
      patients: 'Quem a pessoa traz',
      about: 'O que a recepção anotou',
      visits: 'Agendamentos',
      deposits: 'Sinais',
      messages: 'Mensagens',
      screenings: 'Questionários enviados',
      leads: 'Pedidos de horário',
      waiting: 'Lista de espera',
      requests: 'Pedidos sobre os dados',
      consents: 'Consentimentos',
      notes: 'Notas e respostas da equipe',
      orders: 'Assinaturas',
      orderNotes: 'Notas das assinaturas',
      mails: 'E-mails dos últimos dias',
      trail: 'Quem viu e mudou o quê',
    },
    sealedAnswers:
      'As respostas estão cifradas, e só quem atende pode abrir. Para entregar uma cópia, peça a uma dessas pessoas que imprima a página, em Triagens.',
    nothing: (sections: string) => `Nada guardado em: ${sections}.`,
    born: (on: string) => `nascimento: ${on}`,
    noBirth: 'nascimento não informado',
    columns: {
      when: 'Quando',
      service: 'Serviço',
      patient: 'Paciente',
      state: 'Situação',
      protocol: 'Protocolo',
      who: 'Quem',
      what: 'O que fez',
      subject: 'Em quê',
      purpose: 'Para quê',
      given: 'Dado em',
      text: 'Texto',
      mail: 'E-mail',
    },
    states: {
      confirmed: 'marcado',
      cancelled: 'cancelado',
      arrived: 'chegou',
      done: 'atendida',
      'no-show': 'faltou',
    },
    purposes: {
      booking: 'Agendamento',
      contact: 'Mensagem',
      screening: 'Questionário enviado',
      lead: 'Pedido de horário',
      whatsapp: 'Mensagens automáticas por WhatsApp',
      waitlist: 'Lista de espera',
    },
    revoke: 'Encerrar',
    revokeOf: (purpose: string) => `o consentimento: ${purpose}`,
    revokedOn: (on: string) => `encerrado em ${on}`,
    inForce: 'vale',
    noteBy: { note: 'Nota', answer: 'Resposta por e-mail' },
    mailStates: {
      sent: 'enviado',
      waiting: 'na fila',
      failed: 'não saiu',
    },
    mailKinds: {
      'appointment-mail': 'Aviso de agendamento',
      'message-copy': 'Aviso à clínica sobre uma mensagem',
      'contact-mail': 'Aviso de mensagem à recepção',
      'inbox-answer': 'Resposta da equipe',
      'lead-mail': 'Aviso de pedido de horário à recepção',
      'privacy-mail': 'Aviso de pedido de privacidade',
      'order-mail': 'Aviso de assinatura',
      'charge-mail': 'Aviso de pagamento',
      'deposit-mail': 'Aviso de sinal',
      'reminder-mail': 'Lembrete por e-mail',
      'reminder-whatsapp': 'Lembrete por WhatsApp',
      'reminder-sms': 'Lembrete por SMS',
      'waitlist-mail': 'Aviso da lista de espera',
      'reminder-return': 'Aviso de volta por e-mail',
      other: 'Outro aviso',
    },
    trailHint: (count: number) =>
      `São mostradas até ${count} anotações, as mais novas primeiro. O registro não pode ser mudado nem apagado por ninguém antes de 5 anos.`,
    actions: 'O que você pode fazer',
  },

  actors: {
    web: 'a própria pessoa, pelo site',
    patient: 'a própria pessoa, pelo link do agendamento',
  },
  someone: 'alguém que não está mais na equipe',
  trail: {
    viewed: 'viu',
    'appointment.created': 'marcou',
    'appointment.moved': 'mudou o horário',
    'appointment.cancelled': 'cancelou',
    'appointment.restored': 'desfez o cancelamento',
    'appointment.resized': 'mudou a duração',
    'appointment.arrived': 'anotou a chegada',
    'appointment.called': 'chamou para o atendimento',
    'appointment.done': 'anotou o atendimento',
    'appointment.no-show': 'anotou a falta',
    'appointment.undo': 'mudou',
    'appointment.letter': 'emitiu a declaração de comparecimento',
    'contact.received': 'enviou a mensagem',
    'screening.received': 'enviou o questionário',
    'screening.opened': 'abriu as respostas',
    'lead.received': 'enviou o pedido de horário',
    'lead.linked': 'ligou o pedido ao agendamento',
    'privacy.requested': 'fez o pedido',
    'person.exported': 'exportou',
    'person.corrected': 'corrigiu',
    'person.noted': 'escreveu uma nota da recepção',
    'person.note-archived': 'arquivou uma nota da recepção',
    'person.needs-changed': 'mudou acompanhante e cuidados',
    'person.proxy-added': 'incluiu quem pode marcar',
    'person.proxy-removed': 'retirou quem pode marcar',
    'person.merged': 'uniu dois cadastros',
    'person.erased': 'apagou',
    'consent.revoked': 'encerrou',
    'inbox.status': 'mudou a situação',
    'inbox.assigned': 'mudou o responsável',
    'inbox.noted': 'escreveu uma nota',
    'appointment.payer-exceeded': 'marcou além do convênio',
    'appointment.payer-changed': 'trocou o pagamento',
    'appointment.card-changed': 'anotou a carteirinha',
    'appointment.approval': 'anotou a guia',
    'appointment.kept': 'manteve sem profissional ou com bloqueio',
    'appointment.held': 'segurou os lembretes de novo',
    'inbox.answered': 'respondeu',
    'waitlist.joined': 'entrou na lista',
    'waitlist.paused': 'pausou a espera',
    'waitlist.resumed': 'voltou a esperar',
    'waitlist.changed': 'mudou o que serve',
    'waitlist.ended': 'saiu da lista',
    'waitlist.told': 'avisou do horário',
    'waitlist.answered': 'respondeu ao horário',
    'order.placed': 'contratou',
    'order.withdrawn': 'desistiu',
    'order.cancelled': 'cancelou',
    'order.noted': 'escreveu uma nota',
    'order.link-again': 'conferiu o contato e mandou o link de novo',
    'order.exported': 'baixou a planilha',
    other: 'mudou',
  } satisfies Record<AuditAction<PersonSubject> | 'other', string>,
  subjects: {
    appointment: 'agendamento',
    contact_message: 'mensagem',
    screening: 'questionário',
    lead: 'pedido de horário',
    privacy_request: 'pedido',
    consent: 'consentimento',
    inbox_item: 'mensagem',
    order: 'assinatura',
    waitlist_entry: 'lista de espera',
    person: 'cadastro',
    view: 'página aberta',
    other: 'outro registro',
  } satisfies Record<PersonSubject | 'other', string>,

  identity: {
    legend: 'Como você conferiu que é a pessoa?',
    hint: 'Sem isso nada é entregue nem apagado. O telefone deve ser o que já estava no cadastro, não o do pedido.',
    checks: {
      'called-back': 'Liguei para o telefone que já estava no cadastro',
      'in-person': 'Veio à clínica com documento',
      protocol: 'Disse o protocolo e os dados de um agendamento',
      guardian: 'É o responsável, e conferi quem é',
    },
    missing: 'Diga como você conferiu a identidade.',
  },

  export: {
    title: 'Entregar uma cópia',
    text: 'Tudo o que o site guarda da pessoa, com o porquê, os prazos e com quem é dividido. Fica registrado quem baixou.',
    pdf: 'Baixar em PDF',
    json: 'Baixar em JSON',
    jsonHint: 'PDF para ler e imprimir; JSON para levar a outro serviço.',
    filename: (on: string) => `dados-pessoais-${on}`,
  },

  correct: {
    title: 'Corrigir o cadastro',
    lead: 'Daqui em diante, todo aviso vai para o telefone e o e-mail corrigidos. Mensagens e pedidos ficam como a pessoa escreveu.',
    contact: 'Quem marca e recebe os avisos',
    name: 'Nome completo',
    phone: 'Telefone com DDD',
    email: 'E-mail',
    emailHint: 'Em branco, a pessoa não recebe avisos por e-mail.',
    patient: (name: string) => `Paciente: ${name}`,
    birth: 'Data de nascimento',
    birthHint: 'Pode ficar em branco.',
    save: 'Guardar a correção',
    changed: (name: string, moment: string) =>
      `${name} corrigiu este cadastro (${moment}) depois que você o abriu. Confira como está agora e corrija de novo, se ainda for o caso.`,
    changedBySomeone:
      'Este cadastro mudou depois que você o abriu. Confira como está agora e corrija de novo, se ainda for o caso.',
    done: 'A correção foi guardada.',
  },

  erase: {
    link: 'Apagar os dados',
    title: 'Apagar os dados',
    lead: 'Confira o que sai e o que fica. Se a pessoa pediu, responda antes: depois não há mais endereço para onde escrever.',
    blocking: 'Há agendamentos por vir',
    blockingText:
      'Cancele primeiro os agendamentos, para que a pessoa seja avisada e o horário fique livre.',
    cancel: 'Cancelar o agendamento',
    cancelOf: (moment: string) => `de ${moment}`,
    running: 'Há assinaturas valendo',
    runningText:
      'Encerre primeiro as assinaturas, para que nada mais seja cobrado e o que for da pessoa volte para ela.',
    cancelOrder: (protocol: string) => `Encerrar a assinatura ${protocol}`,
    goes: 'O que sai',
    rows: {
      contacts: (count: number) =>
        `Nome, telefone e e-mail de ${of(count, 'cadastro', 'cadastros')} da agenda.`,
      about: (count: number) =>
        `${of(count, 'anotação da recepção', 'anotações da recepção')}: notas, cuidados e quem pode marcar.`,
      patients: (count: number) => `Nome e nascimento de ${of(count, 'paciente', 'pacientes')}.`,
      visits: (count: number) =>
        `O protocolo e o responsável de ${of(count, 'agendamento', 'agendamentos')}; o número que a pessoa conhece deixa de existir.`,
      messages: (count: number) =>
        `${of(count, 'mensagem inteira', 'mensagens inteiras')}, com o consentimento dela.`,
      screenings: (count: number) =>
        `${of(count, 'questionário enviado', 'questionários enviados')}, com as respostas e o consentimento.`,
      leads: (count: number) =>
        `${of(count, 'pedido de horário inteiro', 'pedidos de horário inteiros')}, com o consentimento.`,
      waiting: (count: number) =>
        `${of(count, 'lugar na lista de espera', 'lugares na lista de espera')}, com os horários oferecidos e o consentimento.`,
      requests: (count: number) =>
        `Quem pediu e o que escreveu em ${of(count, 'pedido', 'pedidos')} de privacidade.`,
      notes: (count: number) =>
        `O texto de ${of(count, 'nota ou resposta', 'notas e respostas')} da equipe.`,
      orders: (count: number) =>
        `A pessoa, o endereço, o contrato e as notas de ${of(count, 'assinatura sem pagamento', 'assinaturas sem pagamento')}.`,
      'order-reach': (count: number) =>
        `Telefone, e-mail, notas e o link de ${of(count, 'assinatura paga', 'assinaturas pagas')}.`,
      links: () =>
        'Links do agendamento, páginas abertas, e-mails na fila e agendamentos começados.',
    },
    stays: 'O que fica, e por quê',
    kept: {
      visits:
        'Dia, serviço e situação de cada agendamento, sem a pessoa: para as contas da clínica (LGPD, art. 16, IV).',
      payments:
        'Valor, dia e situação de cada sinal, sem a pessoa: para as contas e os impostos da clínica (LGPD, art. 16, I). Sai depois de 5 anos.',
      consents:
        'Que houve um consentimento, quando e com que texto, sem dizer de quem: para provar que foi pedido (art. 8º, § 2º, e art. 16, I).',
      requests:
        'Que houve um pedido, qual e quando, sem dizer de quem: para provar que foi atendido (art. 16, I).',
      orders:
        'Nome, CPF, endereço, contrato e pagamentos de assinaturas pagas, por 5 anos depois do fim: para o imposto e para provar o que foi combinado (LGPD, art. 16, I; CTN, art. 173).',
      audit:
        'Quem da equipe viu e mudou o quê, só com números: para prestar contas (art. 6º, X). Sai depois de 5 anos.',
      'medical-record':
        'O prontuário, que não está neste site: a lei manda guardar por pelo menos 20 anos (Lei 13.787/2018).',
    },
    reason: 'Por que apagar?',
    reasons: {
      asked: 'A pessoa pediu',
      revoked: 'A pessoa retirou o consentimento',
      'wrong-entry': 'O cadastro foi feito por engano',
      'not-needed': 'Os dados não são mais necessários',
    },
    reasonMissing: 'Escolha o motivo.',
    next: 'Continuar',
    confirmTitle: 'Apagar de vez?',
    confirmText: (name: string) =>
      `Os dados de ${name} não voltam. Se a clínica faz cópias de segurança, as antigas ainda têm os dados até serem substituídas.`,
    confirmLabel: 'Entendo que não tem volta.',
    confirmMissing: 'Marque que você entende que não tem volta.',
    confirm: 'Apagar de vez',
    giveUp: 'Desistir',
    refused: {
      changed:
        'Chegou algo novo desta pessoa, ou outra pessoa da equipe mudou algo, depois que você abriu a página. Confira de novo o que sai.',
      'visits-to-come': 'Ainda há agendamentos por vir. Cancele primeiro.',
      'orders-running': 'Ainda há assinaturas valendo. Encerre primeiro.',
    },
    nothing: 'Não há mais nada da pessoa para apagar.',
  },

  consents: {
    title: 'Recibos de consentimento',
    lead: 'Quem responde sobre cookies e preferências recebe um recibo com um número, sem o nome. A pessoa acha o número em “Cookies e preferências”, no fim de cada página.',
    label: 'Número do recibo',
    hint: '32 letras e números, com ou sem espaços.',
    button: 'Procurar',
    invalid: 'Um recibo tem 32 letras de a até f e números. Confira o que foi digitado.',
    notFound: {
      title: 'Não há recibo com este número',
      text: 'Pode ter passado do prazo de 5 anos, ou o número foi digitado errado.',
    },
    given: 'Respondido',
    language: 'Idioma',
    languages: { 'pt-BR': 'português', 'en-US': 'inglês' },
    version: 'Versão do texto',
    analytics: 'Contar visitas',
    marketing: 'Divulgação',
    personalization: 'Lembrar preferências',
    yes: 'sim',
    no: 'não',
    state: 'Situação',
    inForce: 'vale',
    withdrawnOn: (moment: string) => `encerrado ${moment}`,
    withdraw: 'Encerrar a pedido da pessoa',
    withdrawHint:
      'Encerra o registro aqui. Para que o aparelho também pare, a pessoa desliga em “Cookies e preferências” ou apaga os dados do site no navegador.',
    byPerson:
      'Consentimentos dados ao agendar ou ao escrever estão na página de cada pessoa, onde também podem ser encerrados.',
  },

  /** The copy that is handed out. */
  file: {
    title: (name: string) => `Dados pessoais de ${name}`,
    made: (clinic: string, moment: string) =>
      `Cópia de tudo o que o site ${withArticle('da', clinic)} guarda sobre a pessoa, feita em ${moment}. O prontuário médico fica em outro sistema e é pedido à clínica à parte.`,
    controller: 'Quem responde pelos dados',
    officer: (name: string, email: string) => `Encarregado pelos dados: ${name}, ${email}`,
    why: 'Para quê, com que base e por quanto tempo',
    whyColumns: ['Dados', 'Para quê', 'Base na LGPD', 'Guardados'],
    uses: [
      [
        'Cadastro, pacientes e agendamentos',
        'Fazer e cuidar do agendamento, avisar de mudanças',
        'Art. 7º, V; art. 11, II, f',
        '5 anos depois do agendamento',
      ],
      [
        'Notas da recepção, acompanhante, cuidados e quem pode marcar',
        'Receber a pessoa e falar com quem marca por ela',
        'Art. 7º, V; art. 11, II, f',
        'até o último agendamento sair',
      ],
      ['Sinais', 'Reservar o horário e devolver o dinheiro', 'Art. 7º, II e V', '5 anos'],
      ['Consentimentos', 'Provar o que foi combinado', 'Art. 7º, VI; art. 11, II, d', '5 anos'],
      [
        'Assinaturas, contratos e pagamentos',
        'Cumprir o contrato, o imposto e a defesa de direitos',
        'Art. 7º, II, V e VI',
        '5 anos depois do fim',
      ],
      ['Mensagens e respostas', 'Ler e responder', 'Art. 7º, I', '12 meses'],
      [
        'Questionários enviados (as respostas são entregues à parte, por quem atende)',
        'Preparar o atendimento',
        'Art. 11, I',
        '6 meses',
      ],
      ['Pedidos de horário', 'Ligar e marcar um horário', 'Art. 7º, I; art. 11, I', '12 meses'],
      ['Pedidos sobre os dados', 'Responder ao pedido', 'Art. 7º, II', '5 anos'],
      [
        'Quem da equipe viu e mudou o quê',
        'Prestar contas e proteger os dados',
        'Art. 6º, X; art. 7º, II',
        '5 anos',
      ],
      ['E-mails enviados', 'Entregar os avisos', 'Art. 7º, V', 'até 14 dias'],
    ],
    whoSees: 'Com quem são divididos',
    recipients: [
      'A equipe da clínica, no que cada um precisa para marcar e atender.',
      'A empresa de hospedagem, que mantém o computador onde o site e os dados ficam.',
      'A empresa de e-mail, que entrega os avisos.',
      'O convênio, quando a pessoa escolhe um e a recepção confirma o atendimento com ele.',
      'O banco ou a empresa que recebe o pagamento, quando a pessoa paga pelo site.',
      'Autoridades, quando a lei ou um juiz obriga.',
    ],
    rights:
      'A pessoa pode pedir correção, exclusão e o resto do artigo 18 da LGPD, e reclamar à ANPD.',
    cardColumns: ['Onde', 'Nome', 'Telefone', 'E-mail'],
    patientColumns: ['Paciente', 'Nascimento', 'Desde'],
    appointmentColumns: ['Quando', 'Serviço e profissional', 'Paciente', 'Situação', 'Mais'],
    consentColumns: ['Para quê', 'Dado em', 'Texto', 'Situação'],
    trailColumns: ['Quando', 'Quem', 'O que fez', 'Em quê'],
    depositColumns: ['Horário', 'Situação', 'Valor', 'Devolvido', 'Identificador'],
    mailColumns: ['Quando', 'Aviso', 'Situação'],
    appointmentMore: (facts: {
      protocol: string;
      payer: string;
      guardian: string;
      reason: string;
      coupon: string;
      preparation: string;
      note: string;
      insurance: string;
    }) =>
      [
        `protocolo ${facts.protocol}`,
        facts.payer,
        facts.guardian ? `responsável: ${facts.guardian}` : '',
        facts.reason ? `encaixe: ${facts.reason}` : '',
        facts.coupon ? `código de campanha: ${facts.coupon}` : '',
        facts.preparation ? `preparo: ${facts.preparation}` : '',
        facts.note ? `observação: ${facts.note}` : '',
        facts.insurance,
      ]
        .filter(Boolean)
        .join('; '),
    card: (number: string) => `carteirinha ${number}`,
    approval: (state: string, number: string) =>
      `guia ${[state, number].filter(Boolean).join(' ')}`,
    nothing: 'Nada guardado.',
  },
};
