import { BlurredEye } from './blurred-eye.tsx';
import { EyeSection } from './eye-section.tsx';
import { Phoropter } from './phoropter.tsx';
import { TownAtDawn } from './town-at-dawn.tsx';

export const town = <TownAtDawn label="A cidade ao amanhecer" />;
export const phoropter = <Phoropter label="Um refrator diante de uma janela" />;
export const blurredEye = <BlurredEye label="Um olho em que a luz se encontra cedo demais" />;
export const eye = (
  <EyeSection
    labels={{
      picture: 'Um olho em corte',
      cornea: 'córnea',
      iris: 'íris',
      lens: 'cristalino',
      retina: 'retina',
      nerve: 'nervo óptico',
    }}
  />
);
