import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the page about the clinic that are not in content/. */
export const about = {
  team: 'Quem cuida de você',
  registrations: 'Registro profissional',
  photoOf: (name: string) => `Foto: ${name}`,
  drawingOf: {
    doctor: 'Desenho: médica de jaleco e óculos, diante de uma janela com morros.',
    nurse: 'Desenho: enfermeira de uniforme e crachá, diante de uma janela com morros.',
    other: 'Desenho: um olho dentro de uma lente, diante de uma janela com morros.',
  },
  biography: {
    studies: 'Estudos',
    societies: 'Sociedades',
    languages: 'Idiomas',
    since: 'Na clínica desde',
  },
  clinic: {
    title: 'Conheça a clínica por fora e por dentro',
    captions: {
      front: 'A fachada',
      reception: 'A recepção',
      examRoom: 'A sala de exames',
    },
    photos: {
      front: 'Foto da fachada da clínica',
      reception: 'Foto da recepção',
      examRoom: 'Foto da sala de exames',
    },
    drawings: {
      front: 'Desenho: casa baixa com um olho na placa, palmeira e rampa na entrada.',
      reception: 'Desenho: balcão com campainha e planta, duas cadeiras e uma janela.',
      examRoom: 'Desenho: refrator, o aparelho de lentes que mede o grau dos óculos.',
    },
  },
  reviews: 'O que dizem da clínica',
  picture:
    'Desenho de um refrator, o aparelho de muitas lentes com que se mede o grau dos óculos, diante de uma janela com morros.',
};

export type AboutMessages = typeof about;

const english: AboutMessages = {
  team: 'Your care team',
  registrations: 'Professional registration',
  photoOf: (name) => `Photo: ${name}`,
  drawingOf: {
    doctor:
      'Drawing: a doctor in a white coat and glasses, in front of a window with a view of hills.',
    nurse: 'Drawing: a nurse in scrubs with a badge, in front of a window with a view of hills.',
    other: 'Drawing: an eye inside a lens, in front of a window with a view of hills.',
  },
  biography: {
    studies: 'Education',
    societies: 'Societies',
    languages: 'Languages',
    since: 'At the clinic since',
  },
  clinic: {
    title: 'See the clinic inside and out',
    captions: {
      front: 'The front of the clinic',
      reception: 'The reception area',
      examRoom: 'The exam room',
    },
    photos: {
      front: 'Photo of the front of the clinic',
      reception: 'Photo of the reception area',
      examRoom: 'Photo of the exam room',
    },
    drawings: {
      front:
        'Drawing: a low house with an eye on its sign, a palm tree and a ramp at the entrance.',
      reception: 'Drawing: a counter with a bell and a plant, two chairs and a window.',
      examRoom:
        'Drawing: a phoropter, the device with many lenses that finds your glasses prescription.',
    },
  },
  reviews: 'What people say',
  picture:
    'Drawing of a phoropter, the device with many lenses that finds your glasses prescription, in front of a window with a view of hills.',
};

/** Words of the page about the clinic, by language. */
export const aboutMessages: ByLocale<AboutMessages> = { 'pt-BR': about, 'en-US': english };
