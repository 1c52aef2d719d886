import { ImageChoice } from './image-choice.tsx';

const messages = {
  none: 'Nenhuma: o site mostra o desenho',
  chosen: 'A imagem escolhida antes',
  library: 'Enviar outra imagem à biblioteca',
  empty: 'A biblioteca ainda não tem imagens.',
};
const options = [
  { value: '/imagens/abcdefghij12-640x480', label: 'A fachada, com a rampa e a porta de vidro' },
  { value: '/imagens/abcdefghij34-640x480', label: 'A sala de espera' },
];

export const withNone = (
  <ImageChoice id="exemplo-capa" label="Imagem da capa" {...{ options, messages }} value="" />
);

export const wrong = (
  <ImageChoice
    id="exemplo-foto"
    label="Qual foto?"
    error="Escolha uma das fotos."
    options={options}
    value=""
    messages={{ chosen: messages.chosen, library: messages.library }}
  />
);

export const empty = (
  <ImageChoice
    id="exemplo-sem-fotos"
    label="Qual foto?"
    options={[]}
    value=""
    messages={{ chosen: messages.chosen, library: messages.library, empty: messages.empty }}
  />
);
