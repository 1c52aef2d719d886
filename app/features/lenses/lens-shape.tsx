/** Soft and wide, small and firm, or with rings for far and near. Decoration. */
export function LensShape({ kind }: { kind: number }) {
  return (
    <svg
      className="lens-shape"
      viewBox="0 0 120 64"
      width="120"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      {kind === 1 ? (
        <path d="M32 46c4-22 14-32 28-32s24 10 28 32c-18-8-38-8-56 0Z" />
      ) : (
        <path d="M12 52c6-28 24-40 48-40s42 12 48 40C80 38 40 38 12 52Z" />
      )}
      {kind === 2 ? (
        <path
          className="lens-shape-rings"
          d="M34 44c4-16 14-22 26-22s22 6 26 22M48 42c2-8 6-11 12-11s10 3 12 11"
        />
      ) : null}
    </svg>
  );
}
