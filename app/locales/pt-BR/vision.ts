import { vision as english } from '#app/locales/en-US/vision.ts';
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

/** Texts of the simulator of ways of seeing and of the eye whose parts lead to the exams. */
export const vision = {
  simulator: {
    titleOf: (name: string) => `Veja como quem tem ${name} enxerga`,
    title: 'Veja como outra pessoa enxerga',
    lead: 'A mesma praça, vista de outro jeito. Mude o grau e compare com a visão típica.',
    condition: 'O que você quer ver',
    severity: 'Grau',
    levels: { mild: 'leve', moderate: 'moderado', advanced: 'avançado' },
    less: 'Diminuir o grau',
    more: 'Aumentar o grau',
    view: 'Comparar',
    views: {
      condition: (name: string) => `Com ${name}`,
      typical: 'Visão típica',
      both: 'As duas',
    },
    state: (title: string, level: string) => `${title}, grau ${level}`,
    typicalState: 'Visão típica',
    picture: (name: string, level: string) => `A praça vista por quem tem ${name}, grau ${level}`,
    typicalPicture: 'A praça vista com visão típica',
    typicalSeen:
      'No meio, o rosto de uma vizinha que sorri. À esquerda, a igreja, o semáforo vermelho e um menino atrás da bola. À direita, o ônibus 12 Centro, de faróis acesos. Na mão, um aviso: festa na praça.',
    pause: 'Parar o embaçado',
    move: 'Ver o embaçado ir e vir',
    note: 'É uma aproximação: cada pessoa enxerga de um jeito. Ela informa e não serve para diagnóstico.',
    sudden:
      'Se a visão mudou de repente, ou surgiram clarões ou muitas manchas, procure um pronto-socorro agora.',
    inWords: 'O que se vê, em palavras',
    scene: {
      bus: '12 CENTRO',
      poster: [
        'Festa na praça',
        'Domingo de manhã, com',
        'música e comida. Traga',
        'a família toda!',
      ],
    },
    conditions: {
      cataract,
      glaucoma,
      'macular-degeneration': macularDegeneration,
      'diabetic-retinopathy': diabeticRetinopathy,
      keratoconus,
      'dry-eye': dryEye,
      myopia,
      presbyopia,
    },
  },

  eye: {
    title: 'Que exame olha cada parte do olho?',
    lead: 'Escolha um número no desenho ou leia a lista. Cada parte leva aos exames que a observam.',
    picture: 'Desenho de um olho em corte, visto de lado',
    parts: {
      tears: {
        title: 'Pálpebra e lágrima',
        text: 'A pálpebra protege o olho e, a cada piscada, espalha a lágrima que o mantém liso e limpo.',
      },
      cornea: {
        title: 'Córnea',
        text: 'A janela transparente da frente do olho. A sua curva é o que mais desvia a luz.',
      },
      angle: {
        title: 'Ângulo',
        text: 'O canto entre a íris e a córnea, por onde sai o líquido do olho. Dele depende a pressão.',
      },
      iris: {
        title: 'Íris e pupila',
        text: 'A íris é a parte colorida. A pupila, a abertura no meio dela, regula quanta luz entra.',
      },
      lens: {
        title: 'Cristalino',
        text: 'A lente que muda o foco entre o longe e o perto. Quando perde a transparência, é catarata.',
      },
      vitreous: {
        title: 'Vítreo',
        text: 'O gel que preenche o olho. Nele flutuam as pequenas sombras chamadas moscas volantes.',
      },
      retina: {
        title: 'Retina',
        text: 'A camada do fundo que transforma a luz em sinais, alimentada por vasos muito finos.',
      },
      macula: {
        title: 'Mácula',
        text: 'O centro da retina, com que lemos e reconhecemos rostos.',
      },
      nerve: {
        title: 'Nervo óptico',
        text: 'O cabo que leva os sinais ao cérebro. O glaucoma desgasta as suas fibras.',
      },
    },
  },
};

export type VisionMessages = typeof vision;

/** Texts of the vision simulator and of the eye to explore, by language. */
export const visionMessages: ByLocale<VisionMessages> = { 'pt-BR': vision, 'en-US': english };
