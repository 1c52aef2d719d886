import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { Photo } from '#app/ui/picture/photo.tsx';
import type { Option } from './content-type.ts';

type ImageFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Addresses of the library's images with their descriptions, newest first. */
  options: readonly Option[];
  value: string;
};

const messages = staffContent.fields;

/** One image of the library, or none: each is a small picture with its description. */
export function ImageField({ id, label, hint, error, options, value }: ImageFieldProps) {
  const isListed = value === '' || options.some((option) => option.value === value);
  // An image that was chosen long ago, or deleted since, stays the answer until somebody gives another.
  const offered = isListed ? options : [{ value, label: messages.imageChosen }, ...options];
  return (
    <FieldGroup {...{ id, hint, error }} legend={label} className="image-choice">
      <ul className="image-options">
        <li>
          <label className="image-option">
            <input type="radio" id={id} name={id} value="" defaultChecked={value === ''} />
            <span>{messages.noImage}</span>
          </label>
        </li>
        {offered.map((option) => (
          <li key={option.value}>
            <label className="image-option">
              <input
                type="radio"
                name={id}
                value={option.value}
                defaultChecked={option.value === value}
              />
              <Thumb address={option.value} />
              <span>{option.label}</span>
            </label>
          </li>
        ))}
      </ul>
      <p>
        <a href={IMAGES_PATH}>{messages.imageLibrary}</a>
      </p>
    </FieldGroup>
  );
}

function Thumb({ address }: { address: string }) {
  const image = pictureAt(address);
  return image ? <Photo image={image} alt="" sizes="8rem" /> : null;
}
