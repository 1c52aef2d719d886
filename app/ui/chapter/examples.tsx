import { Chapter, TextChapters } from './chapter.tsx';

export const one = (
  <Chapter id="exemplo-capitulo" title="Quem atende">
    <p>A médica ouve você e examina os seus olhos.</p>
  </Chapter>
);

const text = (words: string) => [
  { kind: 'paragraph' as const, spans: [{ text: words, isStrong: false }] },
];

export const several = (
  <TextChapters
    urgent="Quando é urgente"
    sections={[
      { id: 'exemplo-cuidados', title: 'Cuidados', body: text('Pisque mais na frente da tela.') },
      { id: 'exemplo-urgente', title: 'Quando é urgente', body: text('Vá a um pronto-socorro.') },
    ]}
  />
);
