/** Texts of the page on which the clinic's looks are chosen. */
export const staffBrand = {
  title: 'Marca da clínica',
  lead: 'Logotipo, cores e o desenho da página inicial. Ícones, e-mails e as imagens que aparecem ao compartilhar um link acompanham.',
  looks: {
    title: 'Cores e desenho',
    colours: 'Três cores',
    families: {
      deep: {
        label: 'Cor principal',
        hint: 'Das faixas, dos links e dos morros. Escolha uma escura.',
      },
      action: {
        label: 'Cor dos botões',
        hint: 'Do que se aperta. Precisa ser lida sobre papel claro.',
      },
      sun: { label: 'Cor de destaque', hint: 'Do sol e dos detalhes. Pode ser clara e viva.' },
    },
    own: 'Usar as cores que vêm com o site',
    tooWeak: (ratio: string) =>
      `Com esta cor há texto difícil de ler: contraste de ${ratio} para 1, e o mínimo é 4,5 para 1.`,
    better: (hex: string) => `O tom mais próximo que serve é ${hex}.`,
    notColour: 'Escolha uma cor, ou escreva como #123f3c.',
    landscape: 'Desenho da página inicial',
    landscapes: {
      town: 'Cidade pequena, entre morros',
      coast: 'Litoral',
      city: 'Cidade grande',
    },
    picture: 'Uma foto da clínica, em vez do desenho',
    pictures: {
      label: 'Qual foto?',
      hint: 'Uma imagem da biblioteca, da mais nova para a mais antiga. Quem escolhe uma foto aqui a põe no lugar do desenho.',
      none: 'Nenhuma foto',
      chosen: 'A foto escolhida antes',
      empty: 'A biblioteca ainda não tem imagens. Envie a primeira logo abaixo.',
      missing: 'Escolha uma das fotos, ou um dos desenhos.',
      gone: 'Esta foto não está mais na biblioteca. Escolha outra.',
    },
    upload: {
      title: 'Enviar uma imagem daqui',
      text: 'Escolha o arquivo, diga o que ele mostra e toque em “Ver como fica” ou “Pôr no site”. A imagem entra na biblioteca e fica escolhida no lugar do desenho. O que você mudou nesta página continua.',
    },
    pictureAlt: 'O que a foto mostra',
    pictureAltHint:
      'Para quem não vê, como “Fachada da clínica, com rampa e porta de vidro”. Em branco, vale o que já se disse dela aqui, ou a descrição da biblioteca.',
    pictureAltMissing: 'Diga o que a foto mostra.',
    preview: 'Ver como fica',
    save: 'Pôr no site',
  },
  preview: {
    title: 'Como fica',
    lead: 'De dia, de noite e com alto contraste. O site escolhe pelo aparelho de cada pessoa.',
    looks: {
      light: 'De dia',
      dark: 'De noite',
      'high-light': 'Alto contraste, claro',
      'high-dark': 'Alto contraste, escuro',
    },
    drawing: (look: string) => `Amostra: ${look}`,
    least: (ratio: string) => `Menor contraste de texto: ${ratio} para 1.`,
    words: {
      heading: 'Título',
      text: 'Texto e um',
      link: 'link',
      button: 'Agendar',
      band: 'Faixa',
    },
  },
  logo: {
    title: 'Logotipo',
    none: 'Por enquanto o site mostra o desenho do sol entre morros.',
    now: 'O logotipo de agora',
    former: 'Logotipo desta versão',
    file: 'Arquivo do logotipo',
    hint: 'SVG ou PNG, de fundo transparente, com até 256 KB. Letras precisam estar convertidas em curvas.',
    holdsName: 'O logotipo já traz o nome da clínica por escrito',
    holdsNameHint: 'Então o nome não aparece outra vez ao lado.',
    /** After a refusal: browsers do not keep a file. */
    again: (name: string) =>
      `Escolha o arquivo do logotipo de novo: ${name}. O navegador não guarda o arquivo quando a página volta.`,
    submit: 'Pôr este logotipo',
    remove: 'Tirar o logotipo',
    dropped: (parts: string) =>
      `Do arquivo ficou de fora o que não desenha: ${parts}. Confira se o logotipo está inteiro.`,
    refusals: {
      'file-missing': 'Escolha o arquivo do logotipo.',
      'not-svg': 'O arquivo não é um SVG inteiro. Exporte outra vez, como SVG simples.',
      'no-size': 'O SVG não diz o seu tamanho, ou é comprido demais. Exporte com largura e altura.',
      'nothing-drawn':
        'No SVG não sobrou nada que desenhe. Converta as letras em curvas e exporte outra vez.',
      'too-large': 'O desenho tem partes demais para um logotipo. Simplifique, ou envie um PNG.',
      unknown: 'Envie um arquivo SVG ou PNG.',
      broken: 'O PNG está estragado. Exporte outra vez.',
      'bad-shape': 'A imagem é pequena, comprida ou grande demais para um logotipo.',
      'too-heavy': 'O arquivo passa de 256 KB. Diminua a imagem, ou envie um SVG.',
      unreadable: 'O arquivo não chegou inteiro. Envie outra vez.',
    },
  },
  done: {
    guardado: 'Está no site.',
    logotipo: 'O logotipo está no site.',
    tirado: 'O logotipo saiu do site.',
  },
  changed:
    'Outra pessoa mudou a marca enquanto você olhava. Confira como está agora e salve de novo.',
  /** Opens the page as it is now, beside what was typed. */
  changedNow: 'Ver a marca como está agora',
  tooLarge:
    'Os arquivos são grandes demais. A imagem vai até 5 MB, e o logotipo até 256 KB. Escolha-os de novo.',
  faulty: 'O site não aceitou esta mudança. Confira os campos.',
};
