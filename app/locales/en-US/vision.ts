import type { VisionMessages } from '#app/locales/pt-BR/vision.ts';

/** Texts of the simulator of ways of seeing and of the eye whose parts lead to the exams. */
export const vision: VisionMessages = {
  simulator: {
    titleOf: (name) => `See how someone with ${name} sees`,
    title: 'See how someone else sees',
    lead: 'The same town square, seen in another way. Change the severity and compare it with typical vision.',
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
    note: 'This is an approximation: no two people see alike. It informs and cannot tell what you have.',
    sudden:
      'If your sight changed suddenly, or you see flashes or many new spots, go to an emergency room now.',
    inWords: 'What is seen, in words',
    scene: {
      bus: '12 CENTRO',
      poster: [
        'Town fair',
        'On Sunday morning, with',
        'music and food. Bring',
        'the whole family!',
      ],
    },
    conditions: {
      cataract: {
        title: 'Cataract',
        name: 'cataract',
        summary:
          'The natural lens of the eye slowly loses its transparency, and light scatters before it reaches the retina. Surgery replaces this lens with an artificial one.',
        seen: {
          mild: 'The square is a little blurred and yellowed, as if behind a dirty window. The face can be recognized, and the bus sign and the notice can still be read. Lights already have a halo.',
          moderate:
            'Everything loses sharpness and contrast. Colors turn yellow and blues fade. There is glare around the headlights and the traffic light. Only the title of the notice is still easy to read.',
          advanced:
            'The scene looks as if seen through yellowed frosted glass. The face cannot be recognized nor the notice read. The bus almost disappears behind the glare of its own headlights.',
        },
      },
      glaucoma: {
        title: 'Glaucoma',
        name: 'glaucoma',
        summary:
          'The fibers of the optic nerve are slowly lost, usually without pain or warning. The gaps tend to begin away from the center of vision, and the brain hides them. What is lost does not come back, but treatment helps to keep what is left.',
        seen: {
          mild: 'The face and the notice stay sharp, and people often notice nothing. On the left, however, a part has faded: the boy running after his ball is easy to miss.',
          moderate:
            'In the center the face is still sharp. Above, below and to the left of it there are blurred, faded bands: the traffic light and the boy are barely noticed, and parts of the notice are missing.',
          advanced:
            'Only a small field around the face is still sharp. Beyond it, everything is a blur. There is no black ring: what is missing simply goes unnoticed, and the person bumps into things.',
        },
      },
      'macular-degeneration': {
        title: 'Macular degeneration',
        name: 'macular degeneration',
        summary:
          'With age, the macula, the center of the retina, may wear out. We read and recognize faces with it. Side vision usually remains.',
        seen: {
          mild: 'In the center, straight lines are slightly wavy and the face is a little crooked. The rest of the square is as always.',
          moderate:
            'The face is distorted and partly covered by a grayish spot. Roofs and the lamppost bend. The sides stay sharp. The spot moves with the gaze.',
          advanced:
            'A dark spot covers whatever is looked at: the face disappears, and everything around it is wavy. To the sides, the church, the boy and the bus sign can still be seen.',
        },
      },
      'diabetic-retinopathy': {
        title: 'Diabetic retinopathy',
        name: 'diabetic retinopathy',
        summary:
          'Diabetes can damage the small vessels of the retina, which leak or bleed. It usually begins without any sign. That is why people with diabetes have the back of the eye examined every year.',
        seen: {
          mild: 'The square looks the same: at most, one spot near the center is less sharp. That is how it is. At first, usually only the exam shows the disease.',
          moderate:
            'Parts of the scene are blurred, such as half of the face and of the notice. There are small dark spots that move with the gaze. Sight may change from one day to the next.',
          advanced:
            'Dark blots and threads of blood float in front of everything and hide one eye of the face and the bus sign. The rest is darkened and blurred.',
        },
      },
      keratoconus: {
        title: 'Keratoconus',
        name: 'keratoconus',
        summary:
          'The cornea becomes thinner and takes the shape of a cone. Light no longer meets in a single point, and glasses do not always correct it. It usually appears in youth.',
        seen: {
          mild: 'Everything has a shadow just below it, like a repeated image. The bus sign and the notice can be read, with effort. Lights run down a little.',
          moderate:
            'There are three or four images of everything, one on top of the other. Letters get mixed up and the face has extra eyes. The headlights and the traffic light leave a trail.',
          advanced:
            'The images multiply and blur: the face is a series of strokes and no word can be read. The trails of the lights are long.',
        },
      },
      'dry-eye': {
        title: 'Dry eye',
        name: 'dry eye',
        summary:
          'There are too few tears, or they evaporate too fast, and the surface of the eye becomes uneven. Sight blurs and clears on blinking. The burning and the gritty feeling do not show in the picture.',
        seen: {
          mild: 'The scene is almost sharp, with parts that blur slightly and clear on blinking. The text of the notice is the first thing to tire the eyes.',
          moderate:
            'Patches of blur pass over the face and the notice. On blinking, everything clears for a few seconds and blurs again.',
          advanced:
            'Almost the whole scene is blurred and dull. Blinking helps little, and not for long. Reading the notice to the end is hard.',
        },
        worst: 'severe',
      },
      myopia: {
        title: 'Nearsightedness',
        name: 'nearsightedness',
        summary:
          'The image of what is far away forms in front of the retina. Near things are seen well. Glasses, contact lenses or surgery correct it in most cases.',
        seen: {
          mild: 'The notice in the hand is sharp, and so is the face. In the distance, the bus sign and the church lose their outlines.',
          moderate:
            'The notice is still sharp. The face, an arm and a half away, is already blurred. The bus sign can hardly be read.',
          advanced:
            'In the distance there are only patches of color. The face cannot be recognized. Even the notice must come closer to be sharp.',
        },
        worst: 'high',
      },
      presbyopia: {
        title: 'Presbyopia',
        name: 'presbyopia',
        summary:
          'After the age of 40, the lens of the eye loses its flexibility and no longer focuses on near things. It happens to everyone, and reading glasses help.',
        seen: {
          mild: 'The square and the face are sharp. On the notice, the title reads well but the smaller letters blur. Holding the sheet farther away helps.',
          moderate:
            'In the distance, all is sharp. On the notice only the title can still be read; the rest asks for glasses or more light.',
          advanced:
            'In the distance, all is sharp. The notice is a blur: the arm is no longer long enough to hold it away, and nothing can be read without glasses.',
        },
      },
    },
  },

  eye: {
    title: 'Which exam looks at each part of the eye?',
    lead: 'Choose a number in the drawing or read the list. Each part leads to the exams that look at it.',
    picture: 'Drawing of an eye cut through, seen from the side',
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
        text: 'The corner between iris and cornea, through which the fluid of the eye drains. The pressure depends on it.',
      },
      iris: {
        title: 'Iris and pupil',
        text: 'The iris is the colored part. The pupil, the opening in its middle, controls how much light comes in.',
      },
      lens: {
        title: 'Lens',
        text: 'It changes the focus between far and near. When it loses its transparency, that is a cataract.',
      },
      vitreous: {
        title: 'Vitreous',
        text: 'The gel that fills the eye. The small shadows called floaters drift in it.',
      },
      retina: {
        title: 'Retina',
        text: 'The layer at the back that turns light into signals, fed by very fine vessels.',
      },
      macula: {
        title: 'Macula',
        text: 'The center of the retina, with which we read and recognize faces.',
      },
      nerve: {
        title: 'Optic nerve',
        text: 'The cable that takes the signals to the brain. Glaucoma wears out its fibers.',
      },
    },
  },
};
