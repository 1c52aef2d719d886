/** Texts of the page on which the clinic's mail server is set. */
export const staffMail = {
  title: 'E-mail da clínica',
  lead: 'Por onde saem as confirmações, os lembretes e as respostas. Envie um e-mail de teste antes de salvar.',
  environment: (host: string) =>
    `O servidor de e-mail vem da configuração do sistema (SMTP_URL): ${host}. Ela vale antes do que se escreve aqui, e só muda com quem cuida do sistema.`,
  files:
    'Por enquanto nenhum e-mail sai: cada um fica guardado em um arquivo, na pasta de dados do sistema.',
  locked:
    'A senha guardada foi fechada com outra chave do sistema (APP_SECRET). Os e-mails esperam. Digite a senha de novo e salve.',
  now: (host: string, port: number) => `Os e-mails saem por ${host}, porta ${port}.`,
  tested: (when: string) => `Um e-mail de teste foi aceito em ${when}.`,
  untested: 'Ainda não foi testado assim como está.',
  lastChange: (by: string, when: string) => `Última mudança: ${by}, ${when}.`,
  failing: (since: string) =>
    `Os e-mails não saem desde ${since}. Eles esperam, e saem quando voltar a funcionar.`,
  /** The environment's server. */
  inUse: { title: 'Testar o servidor em uso', send: 'Enviar o teste' },
  fields: {
    host: { label: 'Servidor de saída (SMTP)', hint: 'Como smtp.suaclinica.com.br.' },
    protection: 'Proteção',
    protections: {
      starttls: 'STARTTLS, porta 587 (o mais comum)',
      tls: 'TLS desde o começo, porta 465',
      none: 'Nenhuma: só para um servidor nesta mesma máquina',
    },
    port: { label: 'Porta', hint: 'Vazia: a mais comum da proteção escolhida.' },
    username: {
      label: 'Usuário',
      hint: 'Quase sempre o endereço de e-mail inteiro. Vazio: sem senha.',
    },
    password: {
      label: 'Senha',
      hint: 'Vazia: continua a que está guardada.',
      first: 'Se o provedor pede, uma senha de aplicativo.',
    },
    sender: {
      label: 'Remetente',
      hint: 'Vazio: o e-mail da clínica. As respostas vão sempre para o e-mail da clínica.',
    },
    dkimSelector: {
      label: 'Seletor do DKIM',
      hint: 'Se você sabe: o nome da chave no domínio. Serve só para conferir.',
    },
    testTo: { label: 'Enviar o teste para', hint: 'Um endereço que você possa abrir agora.' },
  },
  history: {
    none: 'nenhum: os e-mails ficam guardados em arquivos',
    empty: 'vazio',
    passwordSet: 'trocada (o histórico não guarda a senha)',
    passwordGone: 'tirada',
    password: 'A senha não volta: digite a daquele servidor, a não ser que seja o mesmo de agora.',
  },
  test: 'Enviar e-mail de teste',
  save: 'Testar e salvar',
  saveUntested: 'Salvar sem testar',
  drop: 'Voltar a guardar os e-mails em arquivos',
  faults: {
    host: 'Escreva o nome do servidor, como smtp.suaclinica.com.br, sem https:// nem espaços.',
    port: 'A porta é um número de 1 a 65535.',
    plain:
      'Sem proteção, a senha e os e-mails podem ser lidos no caminho. Só um servidor nesta mesma máquina pode ficar sem.',
    sender: 'Escreva um endereço de e-mail simples, ou deixe vazio.',
    selector: 'O seletor tem só letras, números, ponto, hífen e sublinhado.',
    'test-to': 'Escreva um endereço de e-mail para o teste.',
  },
  results: {
    sent: (to: string) =>
      `O servidor aceitou o e-mail de teste para ${to}. Abra a caixa de entrada e confira se chegou, e se não foi para o lixo.`,
    login:
      'O servidor não aceitou o usuário ou a senha. Confira os dois; alguns provedores pedem uma senha de aplicativo.',
    sender:
      'O servidor não deixa enviar com este remetente. Use o endereço do usuário, ou peça ao provedor.',
    recipient: 'O servidor recusou o endereço do teste. Confira se está escrito certo.',
    unreachable:
      'Não foi possível falar com o servidor. Confira o nome e a porta, e se a rede desta máquina deixa sair por ela.',
    certificate:
      'O certificado do servidor não confere, então nada foi enviado. Confira o nome do servidor; ele precisa ser o que está no certificado.',
    protection: 'O servidor não oferece esta proteção nesta porta. Tente a outra.',
    timeout: 'O servidor não respondeu a tempo. Confira a porta e a proteção.',
    other: (words: string) =>
      `O servidor não aceitou o e-mail (${words}). Tente de novo, ou pergunte ao provedor.`,
    'too-often': (seconds: number) => `Muitos testes seguidos. Espere ${seconds} segundos.`,
  },
  testMail: {
    subject: 'Teste do e-mail da clínica',
    title: 'O e-mail da clínica funciona',
    text: (clinic: string) =>
      `Este é um teste do site da ${clinic}. Se você está lendo isto, o servidor de e-mail aceitou e entregou.`,
    more: 'Se esta mensagem chegou ao lixo eletrônico, confira o SPF, o DKIM e o DMARC do domínio na mesma página.',
  },
  done: {
    salvo: 'Salvo. Os e-mails já saem por este servidor.',
    'sem-teste': 'Salvo, sem teste. Os e-mails já saem por este servidor.',
    tirado: 'Os e-mails voltam a ficar guardados em arquivos.',
  },
  changed:
    'Outra pessoa mudou o e-mail enquanto você olhava. Confira como está agora e salve de novo.',
  records: {
    title: 'O que o domínio diz do e-mail',
    lead: (domain: string) =>
      `Quem recebe pergunta ao domínio ${domain} quem pode enviar por ele. Quem cuida do domínio escreve isto, em “DNS”, registros TXT.`,
    askedAt: (when: string) => `Conferido em ${when}.`,
    ask: 'Conferir o domínio',
    again: 'Conferir o domínio de novo',
    names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
    words: {
      fine: 'está certo',
      missing: 'falta',
      weak: 'existe, mas não protege',
      double: 'há mais de um, e assim nenhum vale',
      unknown: 'não deu para conferir',
    },
    how: {
      spf: 'Diz quais servidores enviam pelo domínio. O provedor de e-mail informa o texto; começa com v=spf1 e termina com -all ou ~all.',
      dkim: 'É a chave com que o servidor assina os e-mails. O provedor mostra o texto e o nome (seletor) dela. Escreva o seletor em “E-mail da clínica” para conferir.',
      dmarc: (domain: string) =>
        `Diz o que fazer com um e-mail falso. Em _dmarc.${domain}, comece com v=DMARC1; p=quarantine.`,
      /** The record is that of a domain above, which other mail goes by too. */
      dmarcAbove: {
        other: (owner: string, domain: string) =>
          `Diz o que fazer com um e-mail falso. Em _dmarc.${owner}, ponha sp=quarantine e não mude o p=; se o p= de lá já é quarantine ou reject, basta tirar o sp=none. Ou deixe aquele registro como está e crie um só para o remetente, em _dmarc.${domain}, com v=DMARC1; p=quarantine.`,
        double: (owner: string, domain: string) =>
          `Diz o que fazer com um e-mail falso. Em _dmarc.${owner}, deixe um registro só. Ou crie um só para o remetente, em _dmarc.${domain}, com v=DMARC1; p=quarantine.`,
      },
    },
    /** Whose record counts. */
    above: (owner: string, domain: string) =>
      `O registro é de ${owner}, e para ${domain} vale o sp= dele; sem sp=, vale o p=.`,
  },
};
