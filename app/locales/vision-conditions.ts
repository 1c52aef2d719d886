import type { ByLocale } from '#app/platform/locale.ts';

/** What is said of one condition: its names, what it is, and what is seen at each severity. */
type ConditionMessages = {
  /** 'Olho seco', as a title. */
  title: string;
  /** 'olho seco', in a sentence. */
  name: string;
  /** In one or two sentences, what happens in the eye. */
  summary: string;
  seen: { mild: string; moderate: string; advanced: string };
  /** Where people do not say 'avançado'. */
  worst?: string;
};

const cataract: ConditionMessages = {
  title: 'Catarata',
  name: 'catarata',
  summary:
    'O cristalino, a lente natural do olho, perde aos poucos a transparência, e a luz se espalha antes de chegar à retina. A cirurgia troca essa lente por outra, artificial.',
  seen: {
    mild: 'A praça fica um pouco embaçada e amarelada, como atrás de um vidro sujo. O rosto se reconhece, e o letreiro e o aviso ainda se leem. As luzes já têm um halo.',
    moderate:
      'Tudo perde nitidez e contraste. As cores amarelam e os azuis se apagam. Em volta dos faróis e do semáforo há um clarão. Do aviso, só o título ainda se lê sem esforço.',
    advanced:
      'A cena parece vista por um vidro fosco e amarelado. Não se reconhece o rosto nem se lê o aviso. O ônibus quase some atrás do clarão dos próprios faróis.',
  },
};

const glaucoma: ConditionMessages = {
  title: 'Glaucoma',
  name: 'glaucoma',
  summary:
    'As fibras do nervo óptico se perdem aos poucos, em geral sem dor e sem aviso. As falhas costumam começar fora do centro da visão, e o cérebro as disfarça. O que se perde não volta, mas o tratamento ajuda a conservar o que resta.',
  seen: {
    mild: 'O rosto e o aviso continuam nítidos, e a pessoa costuma não notar nada. À esquerda, porém, há uma parte apagada: é fácil não ver o menino que corre atrás da bola.',
    moderate:
      'No centro o rosto segue nítido. Acima, abaixo e à esquerda dele há faixas borradas e apagadas: o semáforo e o menino mal se percebem, e faltam partes do aviso.',
    advanced:
      'Só resta nítido um pequeno campo em volta do rosto. Fora dele, tudo é borrão. Não se vê um anel preto: o que falta simplesmente não é percebido, e a pessoa esbarra nas coisas.',
  },
};

const macularDegeneration: ConditionMessages = {
  title: 'Degeneração macular',
  name: 'degeneração macular',
  summary:
    'Com a idade, a mácula, o centro da retina, pode se desgastar. É com ela que lemos e reconhecemos rostos. A visão dos lados costuma continuar.',
  seen: {
    mild: 'No centro, as linhas retas ondulam de leve e o rosto fica um pouco torto. O resto da praça está como sempre.',
    moderate:
      'O rosto está deformado e coberto em parte por uma mancha acinzentada. Os telhados e o poste entortam. Os lados seguem nítidos. A mancha acompanha o olhar.',
    advanced:
      'Uma mancha escura cobre o que se olha: o rosto desaparece, e em volta dele tudo ondula. De lado ainda se veem a igreja, o menino e o letreiro do ônibus.',
  },
};

const diabeticRetinopathy: ConditionMessages = {
  title: 'Retinopatia diabética',
  name: 'retinopatia diabética',
  summary:
    'O diabetes pode danificar os pequenos vasos da retina, que vazam ou sangram. O começo costuma não dar sinal. Por isso, quem tem diabetes examina o fundo do olho todo ano.',
  seen: {
    mild: 'A praça parece igual: no máximo, um ponto menos nítido perto do centro. É assim mesmo. No começo, em geral só o exame mostra a doença.',
    moderate:
      'Partes da cena estão borradas, como metade do rosto e do aviso. Há pequenas manchas escuras, que se movem com o olhar. A visão pode mudar de um dia para o outro.',
    advanced:
      'Manchas escuras e fios de sangue flutuam na frente de tudo e escondem um olho do rosto e o letreiro. O resto está escurecido e embaçado.',
  },
};

const keratoconus: ConditionMessages = {
  title: 'Ceratocone',
  name: 'ceratocone',
  summary:
    'A córnea fica mais fina e toma a forma de um cone. A luz deixa de se juntar num ponto só, e os óculos nem sempre corrigem. Costuma aparecer na juventude.',
  seen: {
    mild: 'Cada coisa tem uma sombra logo abaixo, como uma imagem repetida. O letreiro e o aviso se leem, mas cansam. As luzes escorrem um pouco para baixo.',
    moderate:
      'Há três ou quatro imagens de cada coisa, umas sobre as outras. As letras se embaralham e o rosto tem olhos a mais. Os faróis e o semáforo deixam um rastro.',
    advanced:
      'As imagens se multiplicam e borram: o rosto é uma sequência de traços e nenhuma palavra se lê. Os rastros das luzes são longos.',
  },
};

const dryEye: ConditionMessages = {
  title: 'Olho seco',
  name: 'olho seco',
  summary:
    'A lágrima é pouca ou evapora depressa, e a superfície do olho fica irregular. A visão embaça e clareia ao piscar. A ardência e a sensação de areia não aparecem na imagem.',
  seen: {
    mild: 'A cena está quase nítida, com partes que embaçam de leve e clareiam quando se pisca. O texto do aviso é a primeira coisa que cansa.',
    moderate:
      'Manchas de embaçado passam pelo rosto e pelo aviso. Ao piscar, tudo clareia por alguns segundos e embaça de novo.',
    advanced:
      'Quase toda a cena está embaçada e sem brilho. Piscar ajuda pouco e por pouco tempo. Ler o aviso até o fim é difícil.',
  },
  worst: 'intenso',
};

const myopia: ConditionMessages = {
  title: 'Miopia',
  name: 'miopia',
  summary:
    'A imagem do que está longe se forma antes da retina. De perto se enxerga bem. Óculos, lentes de contato ou cirurgia corrigem, na maioria das vezes.',
  seen: {
    mild: 'O aviso na mão está nítido e o rosto também. Ao longe, o letreiro do ônibus e a igreja perdem o contorno.',
    moderate:
      'O aviso continua nítido. O rosto, a um braço e meio, já está embaçado. O letreiro do ônibus mal se lê.',
    advanced:
      'Ao longe só há manchas de cor. O rosto não se reconhece. Mesmo o aviso precisa chegar mais perto para ficar nítido.',
  },
  worst: 'alto',
};

const presbyopia: ConditionMessages = {
  title: 'Presbiopia',
  name: 'presbiopia',
  summary:
    'É a vista cansada. Depois dos 40 anos, o cristalino perde a flexibilidade e já não foca de perto. Acontece com todos, e os óculos de leitura ajudam.',
  seen: {
    mild: 'A praça e o rosto estão nítidos. No aviso, o título se lê bem, mas as letras menores embaçam. Afastar a folha ajuda.',
    moderate:
      'De longe, tudo nítido. No aviso só o título ainda se lê; o resto pede óculos ou mais luz.',
    advanced:
      'De longe, tudo nítido. O aviso é um borrão: o braço já não é longo o bastante para afastar a folha, e sem óculos não se lê nada.',
  },
};

const portuguese = {
  cataract,
  glaucoma,
  'macular-degeneration': macularDegeneration,
  'diabetic-retinopathy': diabeticRetinopathy,
  keratoconus,
  'dry-eye': dryEye,
  myopia,
  presbyopia,
};

const english: typeof portuguese = {
  cataract: {
    title: 'Cataracts',
    name: 'cataracts',
    summary:
      'The natural lens of the eye slowly turns cloudy, and light scatters before it reaches the retina. Surgery replaces this lens with an artificial one.',
    seen: {
      mild: 'The square is a little blurred and yellowed, as if behind a dirty window. You can recognize the face, and you can still read the bus sign and the notice. Lights already have a halo.',
      moderate:
        'Everything loses sharpness and contrast. Colors turn yellow and blues fade. There is glare around the headlights and the traffic light. Only the title of the notice is still easy to read.',
      advanced:
        'The scene looks as if seen through yellowed frosted glass. You cannot recognize the face or read the notice. The bus almost disappears behind the glare of its own headlights.',
    },
  },
  glaucoma: {
    title: 'Glaucoma',
    name: 'glaucoma',
    summary:
      'The fibers of the optic nerve are slowly lost, usually without pain or warning. The gaps tend to begin away from the center of vision, and the brain hides them. What is lost does not come back, but treatment helps keep what is left.',
    seen: {
      mild: 'The face and the notice stay sharp, and people often notice nothing. But a part on the left has faded: the boy running after his ball is easy to miss.',
      moderate:
        'In the center the face is still sharp. Above, below and to the left of it there are blurred, faded bands. You barely notice the traffic light and the boy, and parts of the notice are missing.',
      advanced:
        'Only a small field around the face is still sharp. Beyond it, everything is a blur. There is no black ring: what is missing simply goes unnoticed, and the person bumps into things.',
    },
  },
  'macular-degeneration': {
    title: 'Macular degeneration',
    name: 'macular degeneration',
    summary:
      'With age, the macula, the center of the retina, may wear out. We use it to read and recognize faces. Side vision usually remains.',
    seen: {
      mild: 'In the center, straight lines are slightly wavy and the face is a little crooked. The rest of the square looks as it always does.',
      moderate:
        'The face is distorted and partly covered by a grayish spot. The roofs and the lamppost bend. The sides stay sharp. The spot moves as your eyes move.',
      advanced:
        'A dark spot covers whatever you look at: the face disappears, and everything around it is wavy. To the sides, you can still see the church, the boy and the bus sign.',
    },
  },
  'diabetic-retinopathy': {
    title: 'Diabetic retinopathy',
    name: 'diabetic retinopathy',
    summary:
      'Diabetes can damage the small blood vessels of the retina, so that they leak or bleed. It usually begins without any sign. That is why people with diabetes have the back of the eye examined every year.',
    seen: {
      mild: 'The square looks the same: at most, one spot near the center is less sharp. That is to be expected. At first, usually only an exam shows the disease.',
      moderate:
        'Parts of the scene are blurred, such as half of the face and of the notice. There are small dark spots that move as your eyes move. Vision may change from one day to the next.',
      advanced:
        'Dark blots and threads of blood float in front of everything and hide one eye of the face and the bus sign. The rest is darkened and blurred.',
    },
  },
  keratoconus: {
    title: 'Keratoconus',
    name: 'keratoconus',
    summary:
      'The cornea becomes thinner and takes the shape of a cone. Light no longer meets at a single point, and glasses do not always correct it. It usually starts when people are young.',
    seen: {
      mild: 'Everything has a shadow just below it, like a repeated image. You can read the bus sign and the notice, but it tires you. Lights smear downward a little.',
      moderate:
        'There are three or four images of everything, one on top of the other. Letters run together and the face has extra eyes. The headlights and the traffic light leave a trail.',
      advanced:
        'The images multiply and blur: the face is a series of lines, and you cannot read a word. The lights leave long trails.',
    },
  },
  'dry-eye': {
    title: 'Dry eye',
    name: 'dry eye',
    summary:
      'There are too few tears, or they evaporate too fast, and the surface of the eye becomes uneven. Vision blurs, and clears when you blink. The burning and the gritty feeling do not show in the picture.',
    seen: {
      mild: 'The scene is almost sharp, with parts that blur slightly and clear when you blink. The text of the notice is the first thing to tire your eyes.',
      moderate:
        'Patches of blur pass over the face and the notice. When you blink, everything clears for a few seconds, then blurs again.',
      advanced:
        'Almost the whole scene is blurred and dull. Blinking helps little, and not for long. Reading the notice to the end is hard.',
    },
    worst: 'severe',
  },
  myopia: {
    title: 'Nearsightedness',
    name: 'nearsightedness',
    summary:
      'The image of what is far away forms in front of the retina. Up close, you see well. Glasses, contact lenses or surgery correct it in most cases.',
    seen: {
      mild: 'The notice in the hand is sharp, and so is the face. In the distance, the bus sign and the church lose their outlines.',
      moderate:
        'The notice is still sharp. The face, an arm and a half’s length away, is already blurred. You can hardly read the bus sign.',
      advanced:
        'In the distance there are only patches of color. You cannot recognize the face. Even the notice has to come closer to be sharp.',
    },
    worst: 'high',
  },
  presbyopia: {
    title: 'Presbyopia',
    name: 'presbyopia',
    summary:
      'After the age of 40, the lens of the eye loses its flexibility and no longer focuses up close. It happens to everyone, and reading glasses help.',
    seen: {
      mild: 'The square and the face are sharp. On the notice, the title is easy to read, but the smaller letters blur. Holding the sheet farther away helps.',
      moderate:
        'In the distance, all is sharp. On the notice, you can still read only the title. For the rest, you need glasses or more light.',
      advanced:
        'In the distance, all is sharp. The notice is a blur: your arm is no longer long enough to hold it away, and you cannot read anything without glasses.',
    },
  },
};

/** What the simulator says of each condition, by language. */
export const visionConditionMessages: ByLocale<typeof portuguese> = {
  'pt-BR': portuguese,
  'en-US': english,
};
