import { useEffect, useRef, useState } from 'react';
import * as attribute from '#src/client/attributes.ts';
import { languageName } from '../labels.ts';
import { type Opened, windowId } from './ask.ts';

type Props = {
  opened: Opened;
  path: string;
  /** Grows with each state that can be shown. */
  shown: number;
  isWrong: boolean;
  onPath: (path: string) => void;
  /** The text that the page shows, in this language, for the field in focus. */
  textToShow: (lang: string) => string;
  /** A text of the page was pressed. */
  onText: (text: string, lang: string) => void;
};

const widths = { phone: 390, computer: 1280 } as const;

/** The real page, made of what is in the form. */
export function Preview({ opened, path, shown, isWrong, onPath, textToShow, onText }: Props) {
  // A computer's page beside the form has letters of 7 pixels in a window of 1366.
  const [device, setDevice] = useState<keyof typeof widths>(
    innerWidth < 1600 ? 'phone' : 'computer',
  );
  const [lang, setLang] = useState('');
  const prefix = lang ? `/${lang}` : '';
  const address = prefix && path === '/' ? prefix : prefix + path;
  return (
    <section className="preview" id="page" tabIndex={-1} aria-label="The page">
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
            ...opened.languages.map((one): [string, string] => [one, languageName(one)]),
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
      <Frame
        address={address}
        shown={shown}
        width={widths[device]}
        text={textToShow(lang)}
        onPath={onPath}
        onText={(text) => onText(text, lang)}
      />
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

type FrameProps = {
  address: string;
  shown: number;
  width: number;
  text: string;
  onPath: (path: string) => void;
  onText: (text: string) => void;
};

/** A new state loads behind the old one and takes its place, scrolled alike, when it is there. */
function Frame({ address, shown, width, text, onPath, onText }: FrameProps) {
  const source = `${address}?window=${windowId}&state=${shown}`;
  const [current, setCurrent] = useState(source);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(box, width);
  const isSamePage = current.split('?')[0] === address;

  const ready = (next: HTMLIFrameElement) => {
    const [from, to] = [frame.current, next].map((one) => one?.contentDocument?.defaultView);
    if (from && to && isSamePage) to.scrollTo({ top: from.scrollY, behavior: 'instant' });
    setCurrent(source);
  };
  // The page keeps the listener of its load; the form changes with each letter.
  const press = useRef({ onPath, onText });
  press.current = { onPath, onText };
  useEffect(() => {
    pointAt(frame.current, elementWith(frame.current, text));
  }, [text]);

  return (
    <div className="frame" ref={box} style={{ '--scale': scale, '--width': `${width}px` } as never}>
      {[...new Set([current, source])].map((one) => (
        <iframe
          key={one}
          title="The page"
          src={one}
          ref={one === current ? frame : undefined}
          data-coming={one !== current || undefined}
          data-old={!isSamePage || undefined}
          aria-hidden={one !== current || undefined}
          tabIndex={one === current ? 0 : -1}
          onLoad={({ currentTarget }) => {
            followPresses(currentTarget, press);
            stopCarousels(currentTarget);
            const isNext = one === source && one !== current;
            const changed =
              isNext && isSamePage ? firstChange(frame.current, currentTarget) : undefined;
            if (isNext) ready(currentTarget);
            pointAt(currentTarget, elementWith(currentTarget, text) ?? changed);
          }}
        />
      ))}
    </div>
  );
}

type Presses = { current: Pick<FrameProps, 'onPath' | 'onText'> };

/** A link opens its page here, with the changes that are not saved yet; a text opens its field. */
function followPresses(frame: HTMLIFrameElement, presses: Presses) {
  frame.contentDocument?.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const page = frame.contentWindow;
    if (!page || event.defaultPrevented) return;
    if (!link) {
      const text = target.textContent ?? '';
      if (text.length < 2000) presses.current.onText(text);
      return;
    }
    const { origin, pathname } = new URL(link.href, page.location.href);
    if (origin === location.origin && pathname === page.location.pathname) return;
    event.preventDefault();
    if (origin === location.origin) presses.current.onPath(decodeURIComponent(pathname));
  });
}

type Frame = HTMLIFrameElement | null;

/** Finds the innermost element that shows a text; `main` comes before header and footer. */
function elementWith(frame: Frame, text: string): HTMLElement | undefined {
  if (text === '') return undefined;
  return innermostIn(frame, (element) =>
    (element.textContent ?? '').replaceAll(/\s+/g, ' ').includes(text),
  );
}

/** The first text or picture that a page before did not have. */
function firstChange(before: Frame, after: Frame): HTMLElement | undefined {
  const shownIn = (element: Element) => {
    const pictures = [element, ...element.querySelectorAll('img')];
    return [element.textContent, ...pictures.map((one) => one.getAttribute('src'))].join('\n');
  };
  const known = new Set([...(before?.contentDocument?.querySelectorAll('*') ?? [])].map(shownIn));
  return innermostIn(after, (element) => !known.has(shownIn(element)));
}

function innermostIn(frame: Frame, isOne: (element: Element) => boolean) {
  const innermost = (parent: Element | null | undefined): HTMLElement | undefined => {
    for (const child of parent?.children ?? []) {
      if (!isOne(child)) continue;
      const found = innermost(child) ?? (child.checkVisibility() ? child : undefined);
      if (found) return found as HTMLElement;
    }
    return undefined;
  };
  const page = frame?.contentDocument;
  return innermost(page?.querySelector('main')) ?? innermost(page?.body);
}

/** Draws a line around a part of the page, and scrolls to it. */
function pointAt(frame: Frame, element: HTMLElement | undefined) {
  // A desk that has stopped leaves the browser's own page in the frame, which cannot be looked into.
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  const before = page?.querySelector<HTMLElement>('[data-at-desk]');
  if (before) before.style.outline = '';
  before?.removeAttribute('data-at-desk');
  if (!element || !view) return;
  turnTo(element);
  element.dataset['atDesk'] = '';
  element.style.outline = '3px solid #b3261e';
  const { top, height } = element.getBoundingClientRect();
  if (top >= 0 && top + height <= view.innerHeight) return;
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3, behavior: 'instant' });
}

/** Shows the slide that holds an element; a choice also keeps the carousel there. */
function turnTo(element: HTMLElement) {
  const item = element.closest(`[${attribute.carouselItem}]`);
  const carousel = item?.closest(`[${attribute.carousel}]`);
  const items = [...(carousel?.querySelectorAll(`[${attribute.carouselItem}]`) ?? [])];
  const choices = carousel?.querySelectorAll<HTMLElement>(`[${attribute.carouselChoice}]`);
  if (item) choices?.[items.indexOf(item)]?.click();
}

/** A slide that turns while its texts are typed cannot be compared with them. */
function stopCarousels(frame: HTMLIFrameElement) {
  const playing = `[${attribute.carouselPause}][${attribute.playing}="true"]`;
  for (const pause of frame.contentDocument?.querySelectorAll<HTMLElement>(playing) ?? []) {
    pause.click();
  }
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
