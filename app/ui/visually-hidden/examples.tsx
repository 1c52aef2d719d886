import { VisuallyHidden } from './visually-hidden.tsx';

export const afterAWord = (
  <p>
    Ver no mapa<VisuallyHidden> (abre em outra aba)</VisuallyHidden>
  </p>
);
