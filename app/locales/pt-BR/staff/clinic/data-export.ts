/** How the archive is taken to another installation of this program; on the page and in the archive. */
const elsewhere = {
  title: 'Para levar a outra instalação deste programa',
  steps: [
    'Em “Dados da clínica”, “Copiar ou trazer os dados da clínica”, cole o que está em clinica.json: serviços, pessoas, salas e convênios vêm antes da agenda.',
    'Em “Trazer dados”, envie pacientes.csv como pacientes, consultas.csv como agendamentos e fechamentos.csv como fechamentos, nesta ordem. As colunas são reconhecidas pelos nomes.',
  ],
  stays:
    'Não se trazem assim: o número de protocolo e o link de cada agendamento (nascem outros), a carteirinha e a sua validade, o responsável de quem é menor, o nome do contato de quem marcou por outra pessoa, a sala, quem marcou e quando, e a diferença entre “Chegou” e “Atendido”. Também ficam mensagens, lista de espera, pagamentos, guias, consentimentos, lembretes, textos, imagens, áudios, filmes e contratos: estão em tabelas/ e arquivos/.',
};

/** Texts of the export of everything. */
export const staffDataExport = {
  title: 'Exportar tudo',
  lead: 'Um arquivo só, com tudo o que a clínica tem aqui: pacientes, consultas, mensagens, textos, imagens e as regras. É da clínica, a qualquer hora.',
  contains: 'O que vem no arquivo',
  parts: [
    'pacientes.csv, consultas.csv e fechamentos.csv, que abrem no Excel e no LibreOffice.',
    'agenda.ics, que abre em qualquer programa de agenda.',
    'clinica.json, com os dados da clínica.',
    'A pasta tabelas, com cada tabela inteira, para outro sistema ler.',
    'A pasta arquivos, com imagens, logotipo, áudios, filmes e contratos.',
  ],
  lacks: 'Senhas, sessões, links e códigos não vêm: abririam o que é de cada pessoa.',
  care: 'O arquivo tem dados de saúde e documentos de pacientes, sem proteção. Guarde num lugar trancado e apague quando não precisar mais. Quem baixou fica anotado em Acessos.',
  elsewhere,
  button: 'Baixar tudo',
  hint: 'Com muitos anos de agenda leva alguns minutos. O site continua a funcionar.',
  busy: 'Outra pessoa está exportando agora. Espere terminar e tente de novo.',
  filename: (on: string) => `clinica-${on}.zip`,
  readme: (parts: {
    clinic: string;
    at: string;
    tables: readonly string[];
    leftOut: readonly string[];
  }) =>
    `${parts.clinic}: tudo o que estava guardado em ${parts.at}

pacientes.csv, consultas.csv e fechamentos.csv abrem em programas de planilha (UTF-8, separado por ponto e vírgula).
Um apóstrofo antes de =, +, - ou @ impede que a planilha calcule o que alguém escreveu.
agenda.ics abre em programas de agenda; as canceladas não estão nele.
clinica.json tem os dados da clínica como valem hoje.
arquivos/ tem imagens, logotipo, áudios, filmes e contratos.
tabelas/ tem uma tabela por arquivo, uma linha em JSON por registro, com os nomes do banco de dados.
Tudo é do mesmo instante. Horas com deslocamento são instantes; em consultas.csv e fechamentos.csv, a hora da clínica.

${elsewhere.title}:
${elsewhere.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}
${elsewhere.stays}

Tabelas:
${parts.tables.join('\n')}

O que não está aqui, e por quê:
${parts.leftOut.join('\n')}
`,
  sheets: {
    patients: [
      'Paciente',
      'Nascimento',
      'Telefone',
      'E-mail',
      'Contato',
      'Paciente desde',
      'Número',
    ],
    appointments: [
      'Data',
      'Início',
      'Fim',
      'Paciente',
      'Nascimento',
      'Telefone',
      'E-mail',
      'Contato',
      'Responsável',
      'Serviço',
      'Profissional',
      'Unidade',
      'Salas e aparelhos',
      'Convênio',
      'Carteirinha',
      'Validade da carteirinha',
      'Situação',
      'Marcado por',
      'Marcado em',
      'Protocolo',
    ],
    closures: ['Início', 'Fim', 'Quem', 'Unidade', 'Motivo'],
    states: {
      confirmed: 'Marcado',
      cancelled: 'Cancelado',
      arrived: 'Chegou',
      done: 'Atendido',
      'no-show': 'Faltou',
    },
    channels: {
      web: 'Site',
      api: 'Outro sistema',
      desk: 'Recepção',
      phone: 'Telefone',
      import: 'Trazido de outro programa',
    },
    protocol: (protocol: string) => `Protocolo ${protocol}`,
  },
};
