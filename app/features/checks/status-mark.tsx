import type { CheckStatus } from './check.ts';

/** A shape of its own for each status, so that none is told by colour alone. Decoration: words stand beside it. */
export function StatusMark({ status }: { status: CheckStatus }) {
  return (
    <svg
      className={`check-mark check-mark-${status}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[status]}
    </svg>
  );
}

const SHAPES = {
  idle: (
    <>
      <circle className="check-mark-line" cx="12" cy="12" r="9.5" strokeDasharray="3.6 3.86" />
      <path className="check-mark-line" d="M8.500 12h7" />
    </>
  ),
  running: (
    <>
      <circle className="check-mark-faint" cx="12" cy="12" r="9.5" />
      <path className="check-mark-line" d="M12 2.500a9.500 9.500 0 0 1 9.500 9.500" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="11" />
      <path className="check-mark-cut" d="m6.800 12.400 3.600 3.600 7-7.500" />
    </>
  ),
  warning: (
    <>
      <path d="M10.200 2.200 1 18.900A2.100 2.100 0 0 0 2.800 22h18.400a2.100 2.100 0 0 0 1.800-3.100L13.800 2.200a2.100 2.100 0 0 0-3.600 0Z" />
      <path className="check-mark-cut" d="M12 8v6m0 4v.010" />
    </>
  ),
  error: (
    <>
      <path d="M7.500 1h9L23 7.500v9L16.500 23h-9L1 16.500v-9Z" />
      <path className="check-mark-cut" d="m8 8 8 8m0-8-8 8" />
    </>
  ),
} satisfies Record<CheckStatus, React.ReactNode>;
