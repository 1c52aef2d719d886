import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import { CityAtDawn } from '#app/ui/picture/city-at-dawn.tsx';
import { CoastAtDawn } from '#app/ui/picture/coast-at-dawn.tsx';
import { Photo } from '#app/ui/picture/photo.tsx';
import { TownAtDawn } from '#app/ui/picture/town-at-dawn.tsx';

const LANDSCAPES = { town: TownAtDawn, coast: CoastAtDawn, city: CityAtDawn };

/** The clinic's own picture, or the landscape that it has chosen. */
export function HeroPicture({ clinic: { brand, city } }: { clinic: PublicClinic }) {
  const { pictures } = useMessages(chromeMessages);
  const own = brand.picture && pictureAt(brand.picture.image);
  if (brand.picture && own)
    return (
      <div className="picture hero-photo">
        <Photo image={own} alt={brand.picture.alt} sizes="(width >= 53rem) 36rem, 100vw" isFirst />
      </div>
    );
  const Landscape = LANDSCAPES[brand.landscape];
  return <Landscape label={pictures[brand.landscape](city)} />;
}
