const PHONE = /(\(\d{2}\)\s?\d{4,5}-\d{4})/;

/** A text whose phone numbers stay on one line: browsers break after the hyphen. */
export function PhoneText({ children }: { children: string }) {
  return children.split(PHONE).map((part, index) =>
    PHONE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places.
      <span key={index} className="phone">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
