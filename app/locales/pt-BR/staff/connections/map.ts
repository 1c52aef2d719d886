const number = (value: number) => value.toLocaleString('pt-BR');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** Texts of the pages on which staff put in the map of the clinic's surroundings. */
export const staffMap = {
  title: 'Mapa',
  lead: 'O desenho dos arredores da clínica, que aparece no início, em “Sobre” e em “Como chegar”.',
  now: {
    title: 'O que o site mostra',
    origins: {
      drawn: 'Mapa desenhado pela equipe.',
      osm: 'Mapa feito com dados do OpenStreetMap. O site mostra os créditos.',
      demo: 'Cidade inventada da demonstração. Ela some quando o endereço da clínica mudar.',
      none: 'Nenhum desenho. O site mostra o endereço e os caminhos nos aplicativos de mapa.',
    },
    elsewhere:
      'O mapa guardado é de outro lugar: nenhuma rua fica perto do endereço da clínica. Ponha um mapa novo.',
    size: (streets: number, places: number) =>
      `${counted(streets, 'rua', 'ruas')} e ${counted(places, 'lugar', 'lugares')}.`,
    sight: 'Como o desenho é lido em voz alta',
    page: 'Ver “Como chegar”',
    test: 'Testar o mapa',
    readOnly: 'Só quem administra o site muda o mapa.',
  },
  upload: {
    title: 'Pôr um arquivo do OpenStreetMap',
    how: [
      'Abra openstreetmap.org e procure o endereço da clínica.',
      'Aproxime até ver o bairro e toque em “Exportar”.',
      'Baixe o arquivo .osm e escolha-o aqui. Nada aparece no site antes de você conferir.',
    ],
    file: 'Arquivo do mapa',
    hint: 'Arquivo .osm, .json (Overpass) ou .geojson, com até 6 MB.',
    submit: 'Ler o arquivo',
  },
  refusals: {
    'file-missing': 'Escolha o arquivo do mapa.',
    'many-files': 'Escolha um arquivo só.',
    'too-large': 'O arquivo tem mais de 6 MB. Exporte uma área menor.',
    'not-text': 'O arquivo não é um texto. Baixe de novo, sem compactar.',
    'not-a-map': 'O arquivo não é um mapa. Use .osm, .json do Overpass ou .geojson.',
    'document-type':
      'O arquivo define um tipo de documento próprio. O OpenStreetMap não faz isso; baixe o arquivo de novo.',
    broken: 'O arquivo está incompleto ou com defeito. Baixe de novo.',
    elsewhere: 'Nenhuma rua do arquivo fica perto da clínica. Confira a área que você exportou.',
    'too-often': 'Foram muitos arquivos em pouco tempo. Espere um pouco e tente de novo.',
  },
  draw: {
    link: 'Desenhar sem arquivo',
    title: 'Desenhar o mapa',
    lead: 'Escreva uma coisa por linha: o tipo, o nome e os pontos por onde ela passa.',
    how: [
      'Para copiar um ponto, toque e segure um lugar no Google Maps. Aparece algo como -21.65012, -45.75034.',
      'Separe tudo com ponto e vírgula: rua: Rua das Flores; -21.6501, -45.7503; -21.6512, -45.7498.',
      'Uma rua precisa de dois pontos ou mais, uma área de três, um lugar de um.',
    ],
    streets: 'Ruas',
    streetsHint: (words: string) => `Tipos: ${words}. Sem tipo, é rua.`,
    areas: 'Áreas',
    areasHint: (words: string) => `Tipos: ${words}. Áreas não têm nome.`,
    places: 'Lugares',
    placesHint: (words: string) =>
      `Tipos: ${words}. Vaga, ponto de ônibus e entrada podem ficar sem nome.`,
    fromOsm: 'Há dados do OpenStreetMap nestas linhas',
    fromOsmHint:
      'Marque também se você desenhou por cima do mapa deles. O site então mostra os créditos.',
    submit: 'Ver o desenho',
    tooLarge:
      'O mapa de agora veio de um arquivo e é grande demais para virar linhas. O que você escrever aqui toma o lugar dele.',
    back: 'Mapa',
  },
  lines: {
    at: (line: number, message: string) => `Linha ${line}: ${message}`,
    more: (count: number) => `E ${counted(count, 'outra linha', 'outras linhas')}.`,
    wrong: {
      word: 'o tipo antes de “:” não é conhecido.',
      points: 'um ponto não está como -21.65012, -45.75034.',
      'few-points': 'faltam pontos.',
      'one-point': 'um lugar tem um ponto só.',
      far: 'um ponto fica a mais de 3 km da clínica. Confira se a ordem é latitude, longitude.',
      name: 'o nome não pode ser lido.',
      'too-many': 'Há linhas demais.',
      nothing: 'Escreva pelo menos uma rua.',
    },
    tooLong: 'O texto é longo demais.',
    fields: { streets: 'Ruas', areas: 'Áreas', places: 'Lugares' },
  },
  preview: {
    title: 'Conferir o mapa',
    lead: 'Só você vê este desenho. O site só muda quando você tocar em “Pôr no site”.',
    passedOver: {
      title: 'O que ficou de fora',
      unused: (count: number) =>
        `${counted(count, 'coisa', 'coisas')} de que o desenho não precisa, como árvores e postes.`,
      far: (count: number) => `${counted(count, 'coisa', 'coisas')} longe demais da clínica.`,
      tooMany: (count: number) =>
        `${counted(count, 'coisa', 'coisas')} além do que cabe; ficaram as mais próximas.`,
      relations: (count: number) =>
        `${counted(count, 'conjunto', 'conjuntos')} do OpenStreetMap, como linhas de ônibus.`,
    },
    publish: 'Pôr no site',
    discard: 'Jogar fora',
    none: 'Não há nada para conferir. Ponha um arquivo ou desenhe o mapa.',
  },
  history: {
    title: 'Versões',
    none: 'Ninguém mudou o mapa ainda.',
    sources: { drawn: 'desenhado', osm: 'do OpenStreetMap', none: 'sem mapa próprio' },
    line: (version: number, source: string, streets: number) =>
      `Versão ${version}: ${source}${streets > 0 ? `, ${counted(streets, 'rua', 'ruas')}` : ''}`,
    by: (name: string, at: string) => `${name}, ${at}`,
    current: 'no site agora',
    restore: (version: number) => `Voltar à versão ${version}`,
    clear: 'Tirar o mapa próprio',
  },
  done: {
    salvo: 'O mapa está no site.',
    voltou: 'A versão escolhida está no site.',
    tirado: 'O site não usa mais um mapa próprio.',
    descartado: 'O desenho não salvo foi jogado fora.',
  },
  changed:
    'Outra pessoa mudou o mapa enquanto você olhava. Confira o que o site mostra agora e tente de novo.',
  draftWaits: 'Há um desenho seu que ainda não está no site.',
  draftLink: 'Conferir o desenho',
};
