import { BrandMark } from './brand-mark.tsx';
import { BrandName } from './brand-name.tsx';

export const besideTheName = (
  <p className="brand">
    <BrandMark />
    <span>Clareia</span>
  </p>
);

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 10 8 0l8 10Z" fill="navy"/><circle cx="24" cy="5" r="5" fill="teal"/></svg>';
const LOGO = { src: `data:image/svg+xml,${encodeURIComponent(DRAWN)}`, width: 300, height: 100 };

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
