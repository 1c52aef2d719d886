import { BrandMark } from './brand-mark.tsx';
import { BrandName } from './brand-name.tsx';

export const besideTheName = (
  <p className="brand">
    <BrandMark />
    <span>Clareia</span>
  </p>
);

const LOGO = { src: '/icon-192.png', width: 192, height: 192 };

export const aLogo = (
  <p className="brand">
    <BrandName name="Clareia" logo={{ ...LOGO, holdsName: false }} />
  </p>
);

export const aLogoWithTheName = (
  <p className="brand">
    <BrandName name="Clareia" logo={{ ...LOGO, holdsName: true }} />
  </p>
);
