/** Texts of the audio that the podcast's episodes have. */
export const staffAudio = {
  title: 'Áudios',
  lead: 'As gravações que os episódios do podcast podem ter.',
  upload: {
    title: 'Enviar um áudio',
    file: 'Arquivo do áudio',
    fileHint:
      'MP3 ou M4A, de até 25 MB. O site mede a duração e guarda uma cópia limpa, sem as etiquetas do arquivo.',
    submit: 'Enviar o áudio',
  },
  list: {
    title: 'Áudios guardados',
    emptyTitle: 'Ainda não há áudios enviados',
    empty: 'Envie o primeiro pelo formulário desta página. Os episódios de antes têm os seus.',
    listen: (label: string) => `Ouvir: ${label}`,
    facts: (length: string, megabytes: string) => `${length} · ${megabytes} MB`,
    stored: (name: string, moment: string) => `Enviado por ${name}, ${moment}`,
    uses: 'Usado em:',
    notUsed: 'Nenhum episódio usa este áudio.',
    newEpisode: 'Escrever um episódio com este áudio',
    delete: 'Apagar',
    deleteAsk: 'Apagar este áudio?',
    deleteHint: (label: string) => `“${label}” some do site para sempre.`,
    deleteYes: 'Apagar o áudio',
    deleteKeep: 'Não apagar',
  },
  done: {
    enviado: 'O áudio está guardado. Agora um episódio pode usá-lo.',
    conhecido: 'Este áudio já estava guardado: é um dos que aparecem aqui.',
    apagado: 'O áudio foi apagado.',
  },
  refusals: {
    'file-missing': 'Escolha o arquivo do áudio.',
    'file-empty': 'O arquivo está vazio. Escolha outro.',
    'many-files': 'Envie um áudio de cada vez.',
    'too-large':
      'O arquivo passa de 25 MB. Salve o áudio como MP3 com qualidade de voz (64 kbps) e envie de novo.',
    unreadable: 'O formulário chegou estragado. Escolha o arquivo e envie de novo.',
    'too-often': 'Você enviou muitos áudios em pouco tempo. Espere uma hora e continue.',
    wav: 'Arquivos WAV são grandes demais para quem ouve pelo celular. Salve como MP3 e envie.',
    'other-audio': 'Nem todo celular toca este formato. Salve como MP3 ou M4A e envie.',
    unknown: 'O arquivo não é um áudio MP3 ou M4A, mesmo que o nome diga.',
    broken:
      'Não deu para ler o áudio até o fim: o arquivo está estragado. Envie de novo ou escolha outro.',
    video: 'O arquivo tem vídeo. Envie só o áudio, em MP3 ou M4A.',
    'not-aac': 'Nem todo celular toca este tipo de M4A. Salve como MP3 e envie.',
    'too-short': 'O áudio tem menos de um segundo. Confira se é o arquivo certo.',
    used: 'Um episódio usa este áudio: por isso ele não foi apagado.',
  },
  someone: 'Alguém que não está mais na equipe',
};
