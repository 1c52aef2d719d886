/** Texts of somebody's own account: password, second factor, sessions. */
export const staffAccount = {
  title: 'Sua conta',
  back: 'Sua conta',
  rows: {
    name: 'Nome',
    username: 'Nome de usuário',
    role: 'Função',
    password: 'Senha',
    passwordValue: 'Guardada de forma que ninguém pode lê-la',
    passwordChange: 'a senha',
    secondFactor: 'Verificação em duas etapas',
    secondFactorChange: 'a verificação em duas etapas',
    secondFactorOn: (codes: number) =>
      codes === 1
        ? 'Ligada, com 1 código de recuperação'
        : `Ligada, com ${codes} códigos de recuperação`,
    secondFactorOff: 'Desligada',
  },
  sessions: {
    title: 'Onde você entrou',
    text: (others: number) =>
      others === 0
        ? 'Sua conta está aberta só aqui.'
        : others === 1
          ? 'Sua conta está aberta também em outro aparelho ou navegador.'
          : `Sua conta está aberta também em outros ${others} aparelhos ou navegadores.`,
    end: 'Encerrar os outros acessos',
    rule: 'Um acesso termina sozinho depois de 30 minutos sem uso e, em todo caso, depois de 12 horas.',
    log: 'Quem administra vê por seis meses quando cada pessoa entrou e de que tipo de aparelho, e quem abriu o registro de qual paciente. O endereço da rede não é guardado.',
  },
  done: {
    senha: 'A senha foi trocada. Os outros acessos à sua conta foram encerrados.',
    acessos: 'Os outros acessos à sua conta foram encerrados.',
    calendarios:
      'Os outros acessos à sua conta e os seus endereços de calendário foram encerrados.',
    codigos: 'Seus códigos de recuperação estão guardados.',
    'segundo-fator-desligado': 'A verificação em duas etapas foi desligada.',
  },

  password: {
    title: 'Trocar a senha',
    current: 'Senha atual',
    next: 'Nova senha',
    repeated: 'A nova senha outra vez',
    submit: 'Trocar a senha',
    wrong: 'A senha atual não está certa.',
  },

  confirm: {
    title: 'Digite a sua senha de novo',
    lead: 'Isto abre acesso a dados ou a contas. A senha mostra que é você. Por dez minutos ela não será pedida outra vez, e nada do que você preencheu se perde.',
    password: 'Sua senha',
    submit: 'Continuar',
    back: 'Voltar à página',
    wrong: 'A senha não está certa.',
  },

  feeds: {
    rule: (count: number) =>
      count === 1
        ? 'Você tem 1 endereço de calendário em uso. Ele abre a agenda sem senha.'
        : `Você tem ${count} endereços de calendário em uso. Eles abrem a agenda sem senha.`,
    end: 'Encerrar também os meus endereços de calendário',
  },

  secondFactor: {
    title: 'Verificação em duas etapas',
    lead: 'Além da senha, um código do seu celular. Quem descobrir a senha ainda não entra.',
    required:
      'Na sua conta ela é obrigatória. Ligue-a agora; depois disso, todas as páginas se abrem.',
    steps: {
      app: 'Instale no celular um aplicativo de códigos, como o Google Authenticator, o Microsoft Authenticator ou o Aegis.',
      scan: 'No aplicativo, escolha adicionar uma conta e aponte a câmera para o quadro abaixo, ou digite a chave.',
      type: 'Digite aqui os seis números que o aplicativo mostra.',
    },
    qr: 'Quadro para a câmera do celular. O mesmo está na chave abaixo.',
    key: 'Chave',
    link: 'Abrir no aplicativo deste aparelho',
    code: 'Código do aplicativo',
    submit: 'Ligar',
    refused:
      'O código não confere. Veja se a hora do celular está certa e digite o código seguinte.',
    on: 'A verificação em duas etapas está ligada.',
    codesLeft: (codes: number) =>
      codes === 1
        ? 'Você tem 1 código de recuperação.'
        : `Você tem ${codes} códigos de recuperação.`,
    changeTitle: 'Mudar',
    changeText:
      'Para outro celular, desligue e ligue de novo. Para isso, e para fazer novos códigos de recuperação, digite um código.',
    anyCode: 'Código do aplicativo ou de recuperação',
    newCodes: 'Fazer novos códigos de recuperação',
    off: 'Desligar',
  },

  codes: {
    title: 'Seus códigos de recuperação',
    lead: 'Se um dia você estiver sem o celular, um destes códigos vale no lugar do dele. Cada um vale uma vez.',
    keep: 'Imprima ou copie os códigos e guarde-os longe do computador. Eles não serão mostrados de novo.',
    submit: 'Guardei os códigos',
  },
};
