import { BrandMark } from './brand-mark.tsx';

export const besideTheName = (
  <p className="brand">
    <BrandMark />
    <span>Clareia</span>
  </p>
);
