import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';
import { onStreet } from '#app/platform/text/on-street.ts';

/** Names in a sentence: 'A e B'. */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

const distance = (metres: number) =>
  metres < 1_000
    ? `${metres} m`
    : `${(metres / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`;

/** Words of the map and of the way to the clinic. */
export const map = {
  pageTitle: 'Como chegar',
  lead: (city: string, hasNear: boolean) =>
    `Onde a clínica fica em ${city} e ${hasNear ? 'o que há por perto' : 'como chegar até ela'}.`,
  description: (clinic: string, city: string) =>
    `Endereço, mapa e caminho até ${withArticle('a', clinic)}, em ${city}. Abra a rota no Google Maps, no Waze ou no Mapas da Apple.`,
  /** What the drawing shows, for those who do not see it: sentences, joined by blanks. */
  picture: (city: string) =>
    `Mapa desenhado dos arredores da clínica em ${city}, com o norte para cima.`,
  street: (street: string, between: readonly string[]) => {
    if (between.length > 1) return `A clínica fica ${onStreet(street)}, entre ${listed(between)}.`;
    if (between.length === 1)
      return `A clínica fica ${onStreet(street)}, perto da esquina com ${between}.`;
    return `A clínica fica ${onStreet(street)}.`;
  },
  near: (places: readonly string[]) => `Por perto: ${places.join('; ')}.`,
  place: (name: string, metres: number, direction: string) =>
    `${name}, a ${distance(metres)}, ${direction}`,
  directions: {
    n: 'ao norte',
    ne: 'a nordeste',
    e: 'a leste',
    se: 'a sudeste',
    s: 'ao sul',
    sw: 'a sudoeste',
    w: 'a oeste',
    nw: 'a noroeste',
  },
  kinds: {
    square: 'praça',
    church: 'igreja',
    'bus-station': 'rodoviária',
    pharmacy: 'farmácia',
    hospital: 'hospital',
    school: 'escola',
    market: 'mercado',
    bank: 'banco',
    'town-hall': 'prefeitura',
    fuel: 'posto de combustível',
    landmark: 'ponto de referência',
    parking: 'estacionamento',
    'bus-stop': 'ponto de ônibus',
    entrance: 'entrada sem degraus',
  },
  north: 'N',
  metres: (metres: number) => distance(metres),
  nearTitle: 'O que há por perto',
  nearLead: 'Distâncias em linha reta, a partir da clínica.',
  attribution: '© colaboradores do OpenStreetMap',
  noDrawing: 'Ainda não há um mapa desenhado aqui. Abra o caminho no aplicativo que você usa:',
  routes: {
    title: 'Rota no',
    google: 'Google Maps',
    waze: 'Waze',
    apple: 'Mapas da Apple',
  },
  toPage: 'Mapa e como chegar',
  interactive: {
    title: 'Mapa interativo',
    why: {
      osm: 'O mapa interativo vem da OpenStreetMap Foundation, do Reino Unido. Ao mostrar o mapa, ela recebe o endereço IP do seu aparelho, e o navegador conta a ela qual mapa você abriu. Nada do seu agendamento vai junto.',
      google:
        'O mapa interativo vem do Google, dos Estados Unidos. Ao mostrar o mapa, ele recebe o endereço IP do seu aparelho e o nome deste site, e pode usar cookies dele. Nada do seu agendamento vai junto.',
    },
    choice: (hasDrawing: boolean) =>
      `Antes disso, nada é pedido a outra empresa. ${hasDrawing ? 'O desenho e o endereço desta página servem' : 'O endereço desta página serve'} sem ele.`,
    show: 'Mostrar o mapa',
    hide: 'Fechar o mapa',
    remember: 'Lembrar neste aparelho e mostrar direto da próxima vez',
    forget: 'Não mostrar mais direto',
    frame: {
      osm: 'Mapa interativo do OpenStreetMap com a clínica marcada',
      google: 'Mapa interativo do Google com a clínica marcada',
    },
    failing:
      'O mapa não apareceu? Pode ser a internet ou um bloqueador. O caminho abre também por aqui:',
    skip: 'Pular o mapa',
    privacy: 'Ler a política de privacidade',
  },
  /** The page that shows the true state of the map. */
  test: {
    state: 'O que está configurado',
    drawing: 'Desenho',
    origins: {
      drawn: 'dados da própria clínica',
      osm: 'dados do OpenStreetMap, postos pela clínica',
      demo: 'cidade inventada da demonstração',
      none: 'nenhum',
      elsewhere: 'nenhum: os dados guardados são de outro lugar',
    },
    streets: 'Ruas no mapa',
    since: 'No site desde',
    street: 'O ponto fica na rua do endereço',
    yes: 'sim',
    no: 'não',
    unknown: 'não dá para saber sem o desenho',
    interactive: 'Mapa interativo',
    providers: {
      osm: 'OpenStreetMap, sem chave',
      google: 'Google, com chave do navegador',
      none: 'desligado',
    },
    place: 'Lugar no Google para comparar',
    staff: 'Para a equipe',
    staffLead:
      'O servidor pergunta uma vez se o mapa interativo responde. Com a chave e o lugar do Google, compara também as coordenadas. Só quem entrou na área da equipe pode pedir.',
    ask: 'Perguntar agora',
    asked: 'Resposta',
    embed: 'Mapa interativo',
    coordinates: 'Coordenadas',
    embedAnswers: {
      answers: 'responde',
      'not-configured': 'desligado, nada foi perguntado',
      refuses: 'responde, mas recusa o pedido. Confira a chave e a restrição por site',
      failing: 'não responde agora',
    },
    placeAnswers: {
      'not-configured': 'sem chave ou sem o lugar no Google, nada foi perguntado',
      failing: 'o Google não disse onde fica o lugar',
      near: (metres: number) => `conferem: o Google põe o lugar a ${metres} m daqui`,
      far: (metres: number) => `não conferem: o Google põe o lugar a ${distance(metres)} daqui`,
    },
    tooOften: 'Foram muitas perguntas em pouco tempo. Espere uma hora.',
  },
};

export type MapMessages = typeof map;

const englishListed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

const englishDistance = (metres: number) =>
  metres < 1_000
    ? `${metres} m`
    : `${(metres / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} km`;

const english: MapMessages = {
  pageTitle: 'Getting here',
  lead: (city, hasNear) =>
    `Where the clinic is in ${city}, and ${hasNear ? 'what is around it' : 'how to get there'}.`,
  description: (clinic, city) =>
    `Address, map and directions to ${clinic} in ${city}. Open the route in Google Maps, Waze or Apple Maps.`,
  picture: (city) => `Drawn map of the clinic’s surroundings in ${city}, north at the top.`,
  street: (street, between) => {
    if (between.length > 1) return `The clinic is on ${street}, between ${englishListed(between)}.`;
    if (between.length === 1) return `The clinic is on ${street}, near the corner with ${between}.`;
    return `The clinic is on ${street}.`;
  },
  near: (places) => `Nearby: ${places.join('; ')}.`,
  place: (name, metres, direction) => `${name}, ${englishDistance(metres)} ${direction}`,
  directions: {
    n: 'to the north',
    ne: 'to the northeast',
    e: 'to the east',
    se: 'to the southeast',
    s: 'to the south',
    sw: 'to the southwest',
    w: 'to the west',
    nw: 'to the northwest',
  },
  kinds: {
    square: 'square',
    church: 'church',
    'bus-station': 'bus station',
    pharmacy: 'pharmacy',
    hospital: 'hospital',
    school: 'school',
    market: 'market',
    bank: 'bank',
    'town-hall': 'town hall',
    fuel: 'gas station',
    landmark: 'landmark',
    parking: 'parking',
    'bus-stop': 'bus stop',
    entrance: 'step-free entrance',
  },
  north: 'N',
  metres: (metres) => englishDistance(metres),
  nearTitle: 'What is nearby',
  nearLead: 'Distances as the crow flies, from the clinic.',
  attribution: '© OpenStreetMap contributors',
  noDrawing: 'There is no drawn map here yet. Open directions in the app you use:',
  routes: {
    title: 'Directions in',
    google: 'Google Maps',
    waze: 'Waze',
    apple: 'Apple Maps',
  },
  toPage: 'Map and directions',
  interactive: {
    title: 'Interactive map',
    why: {
      osm: 'The interactive map comes from the OpenStreetMap Foundation in the United Kingdom. When you show it, the foundation receives your device’s IP address, and your browser tells it which map you opened. Nothing about your appointment goes with it.',
      google:
        'The interactive map comes from Google in the United States. When you show it, Google receives your device’s IP address and the name of this site, and may use cookies of its own. Nothing about your appointment goes with it.',
    },
    choice: (hasDrawing) =>
      `Until then, nothing is requested from another company. ${hasDrawing ? 'The drawing and the address on this page work' : 'The address on this page works'} without it.`,
    show: 'Show the map',
    hide: 'Close the map',
    remember: 'Remember on this device and show it right away next time',
    forget: 'Stop showing it right away',
    frame: {
      osm: 'Interactive OpenStreetMap map with the clinic marked',
      google: 'Interactive Google map with the clinic marked',
    },
    failing: 'No map? Your connection or a blocker may be the cause. Directions also open here:',
    skip: 'Skip the map',
    privacy: 'Read the privacy policy',
  },
  test: {
    state: 'What is configured',
    drawing: 'Drawing',
    origins: {
      drawn: 'the clinic’s own data',
      osm: 'OpenStreetMap data put in by the clinic',
      demo: 'the demo’s invented town',
      none: 'none',
      elsewhere: 'none: the stored data are of another place',
    },
    streets: 'Streets on the map',
    since: 'On the site since',
    street: 'The point is on the street of the address',
    yes: 'yes',
    no: 'no',
    unknown: 'cannot be told without a drawing',
    interactive: 'Interactive map',
    providers: {
      osm: 'OpenStreetMap, without a key',
      google: 'Google, with a browser key',
      none: 'off',
    },
    place: 'Google place to compare with',
    staff: 'For the team',
    staffLead:
      'The server asks once whether the interactive map answers. With Google’s key and place it also compares the coordinates. Only the signed-in team can ask.',
    ask: 'Ask now',
    asked: 'Answer',
    embed: 'Interactive map',
    coordinates: 'Coordinates',
    embedAnswers: {
      answers: 'answers',
      'not-configured': 'off, nothing was asked',
      refuses: 'answers, but refuses the request. Check the key and its restriction by site',
      failing: 'does not answer now',
    },
    placeAnswers: {
      'not-configured': 'no key or no Google place, nothing was asked',
      failing: 'Google did not say where the place is',
      near: (metres) => `match: Google puts the place ${metres} m from here`,
      far: (metres) => `do not match: Google puts the place ${englishDistance(metres)} from here`,
    },
    tooOften: 'Too many questions in a short time. Wait an hour.',
  },
};

/** The same in every language of the site. */
export const mapMessages: ByLocale<MapMessages> = { 'pt-BR': map, 'en-US': english };
