/** Line icons on a 24 by 24 grid; the label is beside them, so they are hidden from readers. */
const paths = {
  call: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A16 16 0 0 1 3 6a3 3 0 0 1 3-3Z',
  chat: 'M4 5h16v11H11l-5 4v-4H4ZM8 9.5h8M8 12.5h5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  apply: 'M6 3h9l4 4v14H6ZM9.5 12h6M9.5 16h6',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5Z',
  mail: 'M3 6h18v12H3ZM3 7l9 7 9-7',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  warn: 'M12 4l9 16H3ZM12 10v4M12 17v.5',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13ZM16 16l5 5',
  clock: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  tick: 'M4 12l5 6L20 6',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7Z',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
