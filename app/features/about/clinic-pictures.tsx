import { aboutMessages } from '#app/locales/about.ts';
import type { Locale } from '#app/platform/locale.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import { Phoropter } from '#app/ui/picture/phoropter.tsx';
import { Photo } from '#app/ui/picture/photo.tsx';
import { CLINIC_PHOTOS, type ClinicPhoto, type ClinicPhotos } from './about-text.ts';

const SIZES = '(min-width: 60rem) 21rem, 92vw';

type ClinicPictureProps = {
  slot: ClinicPhoto;
  photos: ClinicPhotos | undefined;
  locale: Locale;
};

/** One of the clinic's own photos, or a drawing in its place. */
function ClinicPicture({ slot, photos, locale }: ClinicPictureProps) {
  const messages = aboutMessages[locale].clinic;
  const address = photos?.[slot];
  const image = address === undefined ? null : pictureAt(address);
  const Drawing = DRAWINGS[slot];
  return (
    <div className="cover">
      {image ? (
        <Photo image={image} alt={messages.photos[slot]} sizes={SIZES} />
      ) : (
        <Drawing label={messages.drawings[slot]} />
      )}
    </div>
  );
}

/** Which places the clinic shows: those with a photo of its own; in the demonstration's stead, drawings too. */
export function shownPlaces(photos: ClinicPhotos | undefined, hasDrawings: boolean): ClinicPhoto[] {
  return CLINIC_PHOTOS.filter((slot) => hasDrawings || photos?.[slot] !== undefined);
}

type PicturesProps = Omit<ClinicPictureProps, 'slot'> & { places: readonly ClinicPhoto[] };

/** The clinic from outside and inside. */
export function ClinicPictures({ places, photos, locale }: PicturesProps) {
  return (
    <ul className="clinic-photos">
      {places.map((slot) => (
        <li key={slot}>
          <figure>
            <ClinicPicture {...{ slot, photos, locale }} />
            <figcaption>{aboutMessages[locale].clinic.captions[slot]}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const DRAWINGS = { front: Front, reception: Reception, examRoom: Phoropter } satisfies Record<
  ClinicPhoto,
  (props: { label: string }) => React.ReactNode
>;

/** A low house on a street with palms, the sign of an eye above its door and a ramp before it. */
function Front({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 400 300" width="400" height="300" role="img" aria-label={label}>
      <path d="M0 0h400v300H0Z" fill="var(--sky-mid)" />
      <circle cx="330" cy="62" r="30" fill="var(--sun)" />
      <path d="M0 168c70-54 150-46 220-8 60 32 120 20 180-14v154H0Z" fill="var(--hill-2)" />
      <g className="picture-outline">
        <path d="M70 132h260v118H70Z" fill="var(--wall)" />
        <path d="M50 134 86 88h228l36 46Z" fill="var(--roof)" />
        <path d="M172 162h56v88h-56Z" fill="var(--hill-4)" />
        <path d="M96 160h48v44H96ZM256 160h48v44h-48ZM120 160v44M280 160v44" fill="var(--window)" />
        <path
          d="M158 112c14-18 28-24 42-24s28 6 42 24c-14 17-28 23-42 23s-28-6-42-23Z"
          fill="var(--wall)"
        />
        <circle cx="200" cy="111" r="13" fill="var(--sun)" />
        <path d="M228 250h116l-116-16Z" fill="var(--hill-1)" />
        <path d="M240 224v10M340 214v34M240 222l100-10" />
        <path d="M30 250c2-50 0-80-4-104M26 146c-12-12-24-12-32-4M26 146c0-16 10-24 24-22M26 146c10-6 22-2 28 10" />
      </g>
      <path d="M0 250h400v50H0Z" fill="var(--hill-3)" />
      <path d="M0 266h400v34H0Z" fill="var(--hill-4)" />
      <circle cx="200" cy="111" r="5" fill="var(--pupil)" />
    </svg>
  );
}

/** A counter with a bell and a plant, two chairs and a window with hills. */
function Reception({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 400 300" width="400" height="300" role="img" aria-label={label}>
      <path d="M0 0h400v300H0Z" fill="var(--wall)" />
      <path d="M40 160V96a56 56 0 0 1 112 0v64Z" fill="var(--sky-mid)" />
      <circle cx="116" cy="92" r="15" fill="var(--sun)" />
      <path d="M40 132c36-22 72-18 112-2v30H40Z" fill="var(--hill-2)" />
      <path d="M0 236h400v64H0Z" fill="var(--hill-1)" />
      <g className="picture-outline">
        <path d="M40 160V96a56 56 0 0 1 112 0v64Z" />
        <path d="M196 172h204v92H196Z" fill="var(--hill-4)" />
        <path d="M184 158h216v16H184Z" fill="var(--roof)" />
        <path d="M226 192v54M262 192v54M298 192v54M334 192v54M370 192v54" stroke="var(--hill-3)" />
        <path d="M340 158v-22h34v22Z" fill="var(--wall)" />
        <path
          d="M357 136c-4-26-18-36-30-38 0 20 10 34 30 38ZM357 136c2-28 14-40 28-44 2 20-8 36-28 44ZM357 136c-6-20-2-40 4-52 8 16 6 36-4 52Z"
          fill="var(--hill-3)"
        />
        <path d="M218 158a20 20 0 0 1 40 0Z" fill="var(--sun)" />
        <path d="M238 138v-6" />
        <path d="M36 190h46v42H36ZM30 232h58v12H30ZM36 244v30M82 244v30" fill="var(--hill-3)" />
        <path
          d="M110 190h46v42h-46ZM104 232h58v12h-58ZM110 244v30M156 244v30"
          fill="var(--hill-3)"
        />
      </g>
    </svg>
  );
}
