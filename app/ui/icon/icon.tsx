// Drawn on a 24-unit square with a 2-unit line, round ends.
const PATHS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  check: 'm4.5 12.5 5 5 10-11',
  info: 'M12 11v6m0-10v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  warning:
    'M12 9v5m0 3.5v.01M10.4 3.9 2.3 18a1.9 1.9 0 0 0 1.6 2.9h16.2a1.9 1.9 0 0 0 1.6-2.9L13.6 3.9a1.9 1.9 0 0 0-3.2 0Z',
  phone:
    'M8.6 3.5H5.2a1.7 1.7 0 0 0-1.7 1.9 16.6 16.6 0 0 0 15.1 15.1 1.7 1.7 0 0 0 1.9-1.7v-3.4l-4.6-1.7-1.8 2.2a13 13 0 0 1-6-6l2.2-1.8Z',
  chat: 'M20.5 11.6a8.4 8.4 0 0 1-12.3 7.5L3.5 20.5l1.4-4.7a8.4 8.4 0 1 1 15.6-4.2ZM9 9.5h6M9 13.5h4',
  assistant:
    'M12 3.5v3M5.5 6.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM8.5 11v1.5m7-1.5v1.5M9 15.5h6',
  mail: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.6 1.4L12 13l8.1-6.1',
  calendar:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M8 3v4m8-4v4m-7.5 8 2.2 2.2 4.3-4.4',
  clock: 'M12 7v5.2l3.3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  companion:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 13 0m1-9.500a3 3 0 1 0-1.5-5.600M21.5 20a6 6 0 0 0-4-5.7',
  fasting:
    'M7 3.500V9a2.5 2.5 0 0 0 2.5 2.500M9.5 3.500v17M12 3.500V8M17 3.500c-2 1.5-2.5 4-2.5 8H17m0-8v17M3.5 3.500l17 17',
  dilation:
    'M12 3.500c3.8 4.6 5.7 7.8 5.7 10.700a5.7 5.7 0 1 1-11.4 0c0-2.9 1.9-6.1 5.7-10.700ZM9.3 15a2.8 2.8 0 0 0 2.7 2.4',
  'no-driving':
    'M5 11.5 7 6.500h10l2 5M4 11.500h16v6H4Zm0 6V20m16-2.500V20M7 14.500h1.500m7 0H17M3 3l18 18',
  lens: 'M3 14.500c0-5 4-9 9-9s9 4 9 9c0 2.2-4 4-9 4s-9-1.8-9-4Zm0 0c2 1.6 5.3 2.5 9 2.500s7-.9 9-2.5',
  glasses:
    'M2.5 10.5 5 6m16.5 4.500L19 6M10 13.500c1.3-1 2.7-1 4 0M10 14a3.7 3.7 0 1 1-7.5 0 3.7 3.7 0 0 1 7.5 0Zm11.5 0a3.7 3.7 0 1 1-7.5 0 3.7 3.7 0 0 1 7.5 0Z',
  document: 'M6 3.500h8l4.5 4.500v12.500H6Zm8 0V8h4.500M9 12.500h6M9 16.500h6',
  rest: 'M19.5 14.500A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10ZM14.5 4.500h4l-4 4.500h4',
  print:
    'M7 8.500v-5h10v5M7 17H4.500v-7a1.5 1.5 0 0 1 1.5-1.500h12a1.5 1.5 0 0 1 1.5 1.500v7H17M7 14h10v6.500H7Z',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS).filter((name): name is IconName => name in PATHS);

/** A small line drawing in the text's colour. Decoration: the text beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
