import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { pictureAt } from '#app/platform/text/entry-picture.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { Photo } from '#app/ui/picture/photo.tsx';
import './image-choice.css';

type ImageChoiceProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Addresses of the library's images with their descriptions, newest first. */
  options: readonly { value: string; label: string }[];
  value: string;
  messages: {
    /** The choice of no image; without it one must be chosen. */
    none?: string;
    /** What stands beside an image that is in the library no more. */
    chosen: string;
    /** The link to the library; without it there is none, as where an image may be sent on the spot. */
    library?: string;
    /** Where the library has none yet. */
    empty?: string;
  };
};

/** One image of the library: each is a small picture with its description. */
export function ImageChoice(props: ImageChoiceProps) {
  const { id, label, hint, error, options, value, messages } = props;
  const isListed = value === '' || options.some((option) => option.value === value);
  // An image that was chosen long ago, or deleted since, stays the answer until somebody gives another.
  const listed = isListed ? options : [{ value, label: messages.chosen }, ...options];
  const none = messages.none === undefined ? [] : [{ value: '', label: messages.none }];
  const offered = [...none, ...listed];
  return (
    <FieldGroup {...{ id, hint, error }} legend={label} className="image-choice">
      {offered.length === 0 ? (
        <p id={id}>{messages.empty}</p>
      ) : (
        <ul className="image-options">
          {offered.map((option, index) => (
            <li key={option.value}>
              <label className="image-option">
                <input
                  type="radio"
                  id={index === 0 ? id : undefined}
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
      )}
      {messages.library ? (
        <p>
          <a href={IMAGES_PATH}>{messages.library}</a>
        </p>
      ) : null}
    </FieldGroup>
  );
}

function Thumb({ address }: { address: string }) {
  const image = pictureAt(address);
  return image ? <Photo image={image} alt="" sizes="8rem" /> : null;
}
