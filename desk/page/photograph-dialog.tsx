import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Part, withPart } from '#desk/form/form.ts';
import type { Focus, Size } from '#desk/photographs/crop.ts';
import type { Shape } from '#src/content/schemas/photographs.ts';
import { partial } from '#src/languages.ts';
import { languageName, picturesFile } from '../labels.ts';
import { givePhotograph, Refused } from './ask.ts';
import { useFile } from './desk-context.ts';
import { Cuts, FocusInput } from './focus-input.tsx';

type Props = {
  file: File;
  shape: Shape;
  onUse: (name: string) => void;
  onClose: () => void;
};

/** A photograph before it is taken: what matters in it, and what it shows. */
export function PhotographDialog({ file, shape, onUse, onClose }: Props) {
  const { opened, formOf, change } = useFile().desk;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const source = useSource(file);
  const [size, setSize] = useState<Size>();
  const [focus, setFocus] = useState<Focus>([0.5, 0.5]);
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
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
        {!message && !size && (
          <p className="help" role="status">
            Looking at {file.name} …
          </p>
        )}
        {size && source && (
          <div className="photograph-parts">
            <FocusInput
              source={source}
              size={size}
              shape={shape}
              focus={focus}
              onChange={setFocus}
            />
            <div className="photograph-side">
              <Cuts source={source} size={size} shape={shape} focus={focus} />
              <fieldset>
                <legend>Say what it shows</legend>
                <p className="help" id={`${id}-help`}>
                  Read out to those who cannot see it, such as “Two students measure the blood
                  pressure of a third”.
                </p>
                {['en', ...opened.languages].map((lang) => (
                  <label key={lang}>
                    <span className="language">{languageName(lang)}</span>
                    <textarea
                      name={lang}
                      lang={lang}
                      rows={2}
                      maxLength={300}
                      aria-describedby={`${id}-help`}
                      required={!(lang in partial)}
                    />
                  </label>
                ))}
              </fieldset>
              <p className="help">
                Use it only if everybody on it has agreed to be on the website. The place and time
                that the camera has noted are removed.
              </p>
              <button type="submit" className="main" disabled={isBusy}>
                {isBusy ? 'Making its sizes …' : 'Use this photograph'}
              </button>
            </div>
          </div>
        )}
      </form>
    </dialog>
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
