import { EffectsNotice } from './effects-notice.tsx';

export const beforeSaving = (
  <EffectsNotice
    lines={['12 lembretes que esperam vão em outra hora.', 'O que já foi enviado fica como está.']}
  />
);
