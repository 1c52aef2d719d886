import { BrandMark } from './brand-mark.tsx';

export type BrandLogo = { src: string; width: number; height: number; holdsName: boolean };

type BrandNameProps = {
  name: string;
  /** The clinic's own, in place of the site's mark. */
  logo?: BrandLogo | undefined;
};

/** The clinic's sign and name. A logo that shows the name says it to those who do not see it, and to nobody twice. */
export function BrandName({ name, logo }: BrandNameProps) {
  if (!logo)
    return (
      <>
        <BrandMark />
        <span>{name}</span>
      </>
    );
  const { src, width, height, holdsName } = logo;
  return (
    <>
      <img className="brand-logo" alt={holdsName ? name : ''} {...{ src, width, height }} />
      {holdsName ? null : <span>{name}</span>}
    </>
  );
}
