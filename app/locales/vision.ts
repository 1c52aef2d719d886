import type { ByLocale } from '#app/platform/locale.ts';
import { visionConditionMessages } from './vision-conditions.ts';

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
      'Vá agora a um pronto-socorro de olhos ou ligue 192 se a visão mudou de repente. Faça o mesmo se surgirem clarões ou muitas manchas.',
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
    conditions: visionConditionMessages['pt-BR'],
  },

  eye: {
    title: 'Qual exame avalia cada parte do olho?',
    lead: 'Escolha um número no desenho ou leia a lista. Cada parte leva aos exames que a avaliam.',
    /** Where some parts lead to nothing that the clinic does. */
    someLead: 'Leia a lista ao lado do desenho. As partes que avaliamos aqui têm um link.',
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

const english: VisionMessages = {
  simulator: {
    titleOf: (name) => `See how someone with ${name} sees`,
    title: 'See how someone else sees',
    lead: 'The same town square, seen another way. Change the severity and compare it with typical vision.',
    condition: 'What you want to see',
    severity: 'Severity',
    levels: { mild: 'mild', moderate: 'moderate', advanced: 'advanced' },
    less: 'Less severe',
    more: 'More severe',
    view: 'Compare',
    views: {
      condition: (name) => `With ${name}`,
      typical: 'Typical vision',
      both: 'Both',
    },
    state: (title, level) => `${title}, ${level}`,
    typicalState: 'Typical vision',
    picture: (name, level) => `The square as seen by someone with ${level} ${name}`,
    typicalPicture: 'The square as seen with typical vision',
    typicalSeen:
      'In the middle, the face of a smiling neighbor. On the left, the church, a red traffic light and a boy after his ball. On the right, the number 12 bus to Centro with its headlights on. In your hand, a notice: town fair.',
    pause: 'Hold the blur still',
    move: 'Let the blur come and go',
    note: 'This is an approximation: no two people see alike. It is for information and cannot diagnose.',
    sudden:
      'Go to an eye emergency room now, or call 192, if your vision suddenly changed. Do the same if you see flashes or many new spots.',
    inWords: 'What this person sees, in words',
    scene: {
      bus: '12 CENTRO',
      poster: [
        'Town fair',
        'On Sunday morning, with',
        'music and food. Bring',
        'the whole family!',
      ],
    },
    conditions: visionConditionMessages['en-US'],
  },

  eye: {
    title: 'Which exam checks each part of the eye?',
    lead: 'Choose a number in the drawing or read the list. Each part leads to the exams that check it.',
    someLead: 'Read the list beside the drawing. The parts that we examine here have a link.',
    picture: 'Drawing of a cross-section of an eye, seen from the side',
    parts: {
      tears: {
        title: 'Eyelid and tears',
        text: 'The eyelid protects the eye and, with every blink, spreads the tears that keep it smooth and clean.',
      },
      cornea: {
        title: 'Cornea',
        text: 'The clear window at the front of the eye. Its curve bends light the most.',
      },
      angle: {
        title: 'Angle',
        text: 'The corner between the iris and the cornea, where fluid drains out of the eye. Eye pressure depends on it.',
      },
      iris: {
        title: 'Iris and pupil',
        text: 'The iris is the colored part. The pupil, the opening in its middle, controls how much light comes in.',
      },
      lens: {
        title: 'Lens',
        text: 'It changes the focus between far and near. When it turns cloudy, that is a cataract.',
      },
      vitreous: {
        title: 'Vitreous',
        text: 'The gel that fills the eye. The small shadows called floaters drift in it.',
      },
      retina: {
        title: 'Retina',
        text: 'The layer at the back that turns light into signals, fed by very fine blood vessels.',
      },
      macula: {
        title: 'Macula',
        text: 'The center of the retina. We use it to read and recognize faces.',
      },
      nerve: {
        title: 'Optic nerve',
        text: 'The cable that carries the signals to the brain. Glaucoma wears away its fibers.',
      },
    },
  },
};

/** Texts of the vision simulator and of the eye to explore, by language. */
export const visionMessages: ByLocale<VisionMessages> = { 'pt-BR': vision, 'en-US': english };
