/** Texts of the editor of the clinic's texts. */
export const staffEditor = {
  toolbar: 'Formatação do texto',
  buttons: {
    bold: 'Negrito',
    heading: 'Título',
    subheading: 'Subtítulo',
    bulletList: 'Lista com pontos',
    orderedList: 'Lista numerada',
    link: 'Link',
    image: 'Imagem',
    undo: 'Desfazer',
    redo: 'Refazer',
  },
  toMarkdown: 'Escrever em Markdown',
  toEditor: 'Voltar ao editor',
  count: (words: number, characters: number, minutes: number) =>
    `${words === 1 ? '1 palavra' : `${words} palavras`}, ${characters} caracteres, cerca de ${minutes} min de leitura`,
  unknown: (piece: string) =>
    `O editor não sabe mostrar este trecho: “${piece}”. Tire-o ou escreva-o de outro jeito para voltar ao editor.`,
  pasted: {
    links:
      'Os links para fora do site ficaram de fora: aqui só valem links para páginas deste site.',
    images:
      'Imagens coladas ou arrastadas ficam de fora. Envie a imagem pela biblioteca e use o botão Imagem.',
  },
  link: {
    title: 'Link para uma página do site',
    address: 'Endereço da página',
    hint: 'Copie da barra do navegador ou escreva só o fim, por exemplo /servicos.',
    set: 'Pôr o link',
    remove: 'Tirar o link',
    foreign:
      'Este endereço é de outro site. Os textos só levam a páginas deste site: o endereço começa com uma barra, como /servicos.',
    script: 'Este endereço é um programa, não uma página. Ele não é aceito.',
    unknown:
      'Escreva o endereço de uma página deste site, que começa com uma barra, como /servicos.',
  },
  image: {
    title: 'Escolher uma imagem',
    search: 'Procurar pela descrição',
    searchButton: 'Procurar',
    upload: 'Enviar uma imagem nova (abre em outra aba)',
    loading: 'Buscando as imagens…',
    empty: 'Nenhuma imagem. Envie uma pela biblioteca e procure de novo.',
    failed:
      'Não deu para buscar as imagens. Confira a internet e se você continua na sua conta, e procure de novo.',
    more: 'Mostrar mais imagens',
    choose: (alt: string) => `Pôr no texto: ${alt}`,
  },
  close: 'Fechar',
};
