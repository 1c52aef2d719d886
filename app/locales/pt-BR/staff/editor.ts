/** Texts of the editor of the clinic's texts. */
export const staffEditor = {
  toolbar: 'Formatação do texto',
  buttons: {
    bold: 'Negrito',
    italic: 'Itálico',
    heading: 'Título',
    subheading: 'Subtítulo',
    bulletList: 'Lista com pontos',
    orderedList: 'Lista numerada',
    quote: 'Citação',
    link: 'Link',
    image: 'Imagem',
    table: 'Tabela',
    addRow: 'Linha abaixo',
    addColumn: 'Coluna à direita',
    removeRow: 'Tirar a linha',
    removeColumn: 'Tirar a coluna',
    removeTable: 'Tirar a tabela',
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
      'Alguns links ficaram de fora: não são de uma página deste site nem de um site com https.',
    images:
      'Imagens coladas ou arrastadas ficam de fora. Envie a imagem pela biblioteca e use o botão Imagem.',
  },
  link: {
    title: 'Link',
    address: 'Endereço da página',
    hint: 'De uma página deste site, como /servicos, ou de outro site, como https://www.gov.br.',
    set: 'Pôr o link',
    remove: 'Tirar o link',
    foreign:
      'Este endereço não serve para um link. De outro site, copie o endereço inteiro, que começa com https:// e o nome do site.',
    leads: (site: string) => `Este link sai do site e leva a ${site}. Quem lê vê esse nome.`,
    script: 'Este endereço é um programa, não uma página. Ele não é aceito.',
    unknown:
      'Escreva o endereço de uma página deste site, que começa com uma barra, como /servicos, ou o de outro site.',
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
