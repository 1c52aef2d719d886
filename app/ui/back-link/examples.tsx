import { BackButton, BackLink } from './back-link.tsx';

export const plain = <BackLink href="#exemplo" />;
export const insideForm = <BackButton form="exemplo" />;
export const named = <BackLink href="#exemplo">Todos os serviços</BackLink>;

export const longWords = (
  <BackLink href="#exemplo">
    Todos os exames de acompanhamento do glaucoma e da pressão dos olhos
  </BackLink>
);
