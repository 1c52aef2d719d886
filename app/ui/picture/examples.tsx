import { BlurredEye } from './blurred-eye.tsx';
import { CityAtDawn } from './city-at-dawn.tsx';
import { ClockGlyph } from './clock-glyph.tsx';
import { CoastAtDawn } from './coast-at-dawn.tsx';
import { ContactLens } from './contact-lens.tsx';
import { Cover } from './cover.tsx';
import { EyeSection } from './eye-section.tsx';
import { Phoropter } from './phoropter.tsx';
import { TownAtDawn } from './town-at-dawn.tsx';
import { SQUARE_VIEW_BOX, SquareFace, SquareFar, SquarePoster } from './town-square.tsx';

export const town = <TownAtDawn label="A cidade ao amanhecer" />;
export const coast = <CoastAtDawn label="Uma baía ao amanhecer" />;
export const city = <CityAtDawn label="Prédios ao amanhecer" />;
export const clock = <ClockGlyph />;
export const contactLens = <ContactLens label="Uma lente de contato na ponta de um dedo" />;
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

const labels = { bus: '12 CENTRO', poster: ['Festa na praça', 'Domingo de manhã.', 'Venha!'] };
export const square = (
  <svg
    className="picture"
    viewBox={SQUARE_VIEW_BOX}
    width="800"
    height="600"
    role="img"
    aria-label="A praça da cidade, com uma vizinha"
  >
    <SquareFar id="exemplo-praca" labels={labels} />
    <SquareFace />
    <SquarePoster labels={labels} />
  </svg>
);

export const drawnCover = <Cover cover={undefined} drawing={clock} sizes="20rem" />;
