import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { type Part, withPart } from '#desk/form/form.ts';
import { cropAround, type Focus, type Size } from '#photographs/crop.ts';
import type { Shape } from '#src/content/photographs.ts';
import { givePhotograph, Refused } from './ask.ts';
import { useDeskContext } from './desk-context.ts';

/** Says what each picture shows, and so lists the photographs. */
export const picturesFile = 'pictures.yaml';

type Props = {
  file: File;
  shape: Shape;
  onUse: (name: string) => void;
  onClose: () => void;
};

/** A photograph before it is taken: what matters in it, and what it shows. */
export function PhotographDialog({ file, shape, onUse, onClose }: Props) {
  const { opened, formOf, change } = useDeskContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const source = useSource(file);
  const [size, setSize] = useState<Size>();
  const [focus, setFocus] = useState<Focus>([0.5, 0.5]);
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    givePhotograph(file, shape)
      .then((seen) => setSize(seen.size))
      .catch((error) => setMessage(explain(error)));
  }, [file, shape]);

  async function use(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const textIn = (lang: string) => String(said.get(lang)).trim();
    setIsBusy(true);
    try {
      const { name = '' } = await givePhotograph(file, shape, focus);
      const lines = opened.languages.map((lang) => [lang, { text: textIn(lang), fits: true }]);
      const text = { $cell: true, value: textIn('en'), lines: Object.fromEntries(lines) } as const;
      change(picturesFile, withPart(formOf(picturesFile), [name], text) as Part);
      onUse(name);
      dialog.current?.close();
    } catch (error) {
      setMessage(explain(error));
      setIsBusy(false);
    }
  }

  return (
    <dialog ref={dialog} className="photograph" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={use}>
        <div className="dialog-head">
          <h1 id={`${id}-title`}>Use a photograph</h1>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
        <div role="alert">{message && <p className="wrong">{message}</p>}</div>
        {size && source && (
          <div className="photograph-parts">
            <FocusInput
              source={source}
              size={size}
              shape={shape}
              focus={focus}
              onChange={setFocus}
            />
            <fieldset className="photograph-texts">
              <legend>What it shows, for those who cannot see it</legend>
              {['en', ...opened.languages].map((lang) => (
                <label key={lang}>
                  <span className="language">{nameOf(lang)}</span>
                  <textarea name={lang} lang={lang} rows={3} maxLength={300} required />
                </label>
              ))}
              <p className="help">
                Who is on it has agreed to be on the website. Where and when it was taken is left
                out of the file.
              </p>
              <button type="submit" className="main" disabled={isBusy}>
                {isBusy ? 'Making its sizes …' : 'Use this photograph'}
              </button>
            </fieldset>
          </div>
        )}
      </form>
    </dialog>
  );
}

type FocusProps = {
  source: string;
  size: Size;
  shape: Shape;
  focus: Focus;
  onChange: (focus: Focus) => void;
};

/** The whole photograph with the part that is kept; a press or the sliders say what matters in it. */
function FocusInput({ source, size, shape, focus, onChange }: FocusProps) {
  const [x, y] = focus;
  const crop = cropAround(size, shape, focus);
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) =>
    onChange([
      nativeEvent.offsetX / currentTarget.clientWidth,
      nativeEvent.offsetY / currentTarget.clientHeight,
    ]);
  return (
    <fieldset className="focus">
      <legend>Press on what matters most</legend>
      {/* biome-ignore lint/a11y: the sliders below do the same for the keyboard */}
      <div className="focus-picture" onClick={press}>
        <img src={source} alt="" width={size.width} height={size.height} />
        <span
          className="focus-crop"
          style={{
            left: share(crop.left, size.width),
            top: share(crop.top, size.height),
            width: share(crop.width, size.width),
            height: share(crop.height, size.height),
          }}
        />
        <span className="focus-point" style={{ left: share(x, 1), top: share(y, 1) }} />
      </div>
      <Slider name="From left to right" value={x} onChange={(next) => onChange([next, y])} />
      <Slider name="From top to bottom" value={y} onChange={(next) => onChange([x, next])} />
    </fieldset>
  );
}

type SliderProps = { name: string; value: number; onChange: (value: number) => void };

function Slider({ name, value, onChange }: SliderProps) {
  return (
    <label className="slider">
      {name}
      <input
        type="range"
        min="0"
        max="100"
        value={Math.round(value * 100)}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
    </label>
  );
}

/** An address at which the browser shows the file. */
function useSource(file: File): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return source;
}

function explain(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}

function nameOf(lang: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
}
