import { useEffect, useRef, useState } from 'react';
import { type Opened, windowId } from './ask.ts';

type Props = {
  opened: Opened;
  path: string;
  /** Grows with each state that can be shown. */
  shown: number;
  isWrong: boolean;
  onPath: (path: string) => void;
};

const widths = { phone: 390, computer: 1280 } as const;

/** The real page, made of what is in the form. */
export function Preview({ opened, path, shown, isWrong, onPath }: Props) {
  const [device, setDevice] = useState<keyof typeof widths>('computer');
  const [lang, setLang] = useState('');
  const prefix = lang ? `/${lang}` : '';
  const address = prefix && path === '/' ? prefix : prefix + path;
  return (
    <section className="preview" aria-label="The page">
      <div className="preview-bar">
        <select
          aria-label="Page shown"
          value={path}
          onChange={({ target }) => onPath(target.value)}
        >
          {Object.entries(opened.pages).map(([one, title]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </select>
        <Switch
          label="Language of the page"
          value={lang}
          choices={[
            ['', 'English'],
            ...opened.languages.map((one): [string, string] => [one, nameOf(one)]),
          ]}
          onChange={setLang}
        />
        <Switch
          label="Width of the page"
          value={device}
          choices={[
            ['computer', 'Computer'],
            ['phone', 'Phone'],
          ]}
          onChange={(one) => setDevice(one as keyof typeof widths)}
        />
      </div>
      {isWrong && (
        <p className="preview-note">
          Something is not in order yet. This is the page as it was before.
        </p>
      )}
      <Frame address={address} shown={shown} width={widths[device]} onPath={onPath} />
    </section>
  );
}

type SwitchProps = {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

function Switch({ label, value, choices, onChange }: SwitchProps) {
  return (
    <fieldset className="switch" aria-label={label}>
      {choices.map(([choice, name]) => (
        <button
          type="button"
          key={choice}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

type FrameProps = { address: string; shown: number; width: number; onPath: (path: string) => void };

/** A new state loads behind the old one and takes its place, scrolled alike, when it is there. */
function Frame({ address, shown, width, onPath }: FrameProps) {
  const source = `${address}?window=${windowId}&state=${shown}`;
  const [current, setCurrent] = useState(source);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(box, width);
  const isSamePage = current.split('?')[0] === address;

  const ready = (next: HTMLIFrameElement) => {
    const [from, to] = [frame.current?.contentWindow, next.contentWindow];
    if (from && to && isSamePage) to.scrollTo({ top: from.scrollY, behavior: 'instant' });
    setCurrent(source);
  };
  const follow = (loaded: HTMLIFrameElement) => followLinks(loaded, onPath);

  return (
    <div className="frame" ref={box} style={{ '--scale': scale, '--width': `${width}px` } as never}>
      {[...new Set([current, source])].map((one) => (
        <iframe
          key={one}
          title="The page"
          src={one}
          ref={one === current ? frame : undefined}
          data-coming={one !== current || undefined}
          aria-hidden={one !== current || undefined}
          tabIndex={one === current ? 0 : -1}
          onLoad={({ currentTarget }) => {
            follow(currentTarget);
            if (one === source && one !== current) ready(currentTarget);
          }}
        />
      ))}
    </div>
  );
}

/** A link in the page opens that page here, with the changes that are not saved yet. */
function followLinks(frame: HTMLIFrameElement, onPath: (path: string) => void) {
  frame.contentDocument?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const page = frame.contentWindow;
    if (!link || !page || event.defaultPrevented) return;
    const { origin, pathname } = new URL(link.href, page.location.href);
    if (origin === location.origin && pathname === page.location.pathname) return;
    event.preventDefault();
    if (origin === location.origin) onPath(decodeURIComponent(pathname));
  });
}

function useScale(box: { current: HTMLElement | null }, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
  return scale;
}

function nameOf(lang: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
}
