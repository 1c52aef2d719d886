const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));
const inMinutes = (seconds: number) =>
  minutesOf(seconds) === 1 ? '1 minuto' : `${minutesOf(seconds)} minutos`;

/** Texts of the login, the second factor and the links with which accounts are made. */
export const staffLogin = {
  tooMany: (waitSeconds: number) =>
    `Foram muitas tentativas. Espere ${inMinutes(waitSeconds)} e tente de novo.`,

  busy: (waitSeconds: number) =>
    `Há muitas tentativas de entrar ao mesmo tempo. Espere ${waitSeconds} segundos e tente de novo. Sua senha ainda não foi conferida.`,

  showPassword: {
    show: 'Mostrar a senha',
    hide: 'Esconder a senha',
    shown: 'A senha está à vista.',
    hidden: 'A senha está escondida.',
  },

  login: {
    title: 'Entrar',
    lead: 'Para quem trabalha na clínica.',
    username: 'Nome de usuário',
    password: 'Senha',
    submit: 'Entrar',
    kept: 'Seu acesso terminou depois de um tempo sem uso. Entre de novo: o que você preencheu não se perdeu.',
    refused: 'Erro ao fazer login. Verifique suas credenciais.',
    forgotten:
      'Esqueceu a senha? Quem administra a clínica no site pode lhe dar um link para criar outra.',
  },

  code: {
    title: 'Segunda etapa',
    lead: 'Abra o aplicativo de códigos no seu celular e digite os seis números que ele mostra agora.',
    code: 'Código',
    hint: 'Sem o celular, use um dos seus códigos de recuperação. Cada um vale uma vez só.',
    submit: 'Confirmar',
    refused:
      'Este código não vale. Cada código vale uma vez e por pouco tempo: espere o próximo e digite-o.',
    other: 'Entrar com outra conta',
  },

  resume: {
    title: 'Você entrou de novo',
    lead: 'O que você tinha preenchido continua aqui. Envie agora, ou volte à página sem enviar.',
    submit: 'Enviar',
    leadWithoutFile:
      'O que você tinha escrito continua aqui. Só o arquivo não pôde ser guardado: continue e escolha-o de novo na página.',
    submitWithoutFile: 'Continuar',
    back: 'Voltar sem enviar',
  },

  watch: {
    soonTitle: 'Você ainda está aí?',
    soon: 'Sem uso, seu acesso termina em cinco minutos. O que você digitou continua nesta página.',
    lastTitle: 'Seu acesso termina em cinco minutos',
    last: 'Depois de 12 horas é preciso entrar de novo. Envie agora o que está preenchendo.',
    overTitle: 'Seu acesso terminou',
    over: 'O que você digitou continua nesta página. Entre em outra aba, volte aqui e envie.',
    otherTitle: 'Outra pessoa entrou neste navegador',
    other: 'O que se enviar agora fica no nome dela. Saia e entre com a sua conta antes de enviar.',
    stay: 'Continuar',
    signIn: 'Entrar em outra aba',
    close: 'Fechar',
  },

  setup: {
    firstTitle: 'Prepare a área da equipe',
    firstLead: 'Crie a conta de quem vai administrar o site. Ela convida depois as outras pessoas.',
    invitationTitle: 'Crie sua conta',
    invitationLead: (role: string) => `Este convite é para a área da equipe. Sua função: ${role}.`,
    newAccessTitle: 'Crie uma nova senha',
    newAccessLead: (name: string) =>
      `Para a conta de ${name}. A senha anterior e a verificação em duas etapas deixam de valer.`,
    overTitle: 'Este link não vale mais',
    over: 'Cada link vale uma vez só e por tempo limitado. Se você já criou a sua conta, entre com ela. Se não, peça outro link a quem lhe deu este.',
    toLogin: 'Ir para a entrada',
    name: 'Seu nome',
    username: 'Nome de usuário',
    usernameHint: 'Letras sem acento, números, ponto ou traço; por exemplo, maria.souza.',
    password: 'Senha',
    passwordHint: (min: number) =>
      `Pelo menos ${min} caracteres. Uma frase só sua é fácil de lembrar e difícil de adivinhar.`,
    repeated: 'A mesma senha outra vez',
    submit: 'Criar conta',
    submitNewAccess: 'Guardar a nova senha',
  },

  refusals: {
    'name-too-short': 'Escreva seu nome.',
    'name-too-long': 'Este nome é longo demais.',
    'name-unreadable': 'Este nome tem sinais que não podem ser guardados.',
    username:
      'Use de 3 a 40 letras sem acento, números, pontos ou traços, começando por letra ou número.',
    'username-taken': 'Já há uma conta com este nome de usuário. Escolha outro.',
    'too-short': 'A senha é curta demais: use pelo menos 12 caracteres.',
    'too-long': 'A senha é longa demais: use até 128 caracteres.',
    guessable:
      'Esta senha é fácil de adivinhar: não use só palavras comuns, o seu nome, o da clínica, datas ou sequências.',
    'not-the-same': 'As duas senhas não são iguais.',
  },
};
