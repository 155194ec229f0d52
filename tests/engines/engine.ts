/** A place on the screen, in CSS pixels from its upper left corner. */
export type Place = { x: number; y: number };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** Browser interface that the steps use; each driver implements all of it. */
export type Engine = {
  /** Loads an address to the end. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page this room; bars of the window are not counted. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It knows its arguments and nothing else of here. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the mouse at one place and lets go at another, which may be the same. */
  drag(from: Place, to: Place): Promise<void>;
  /** Puts the mouse somewhere without pressing. */
  point(to: Place): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The text of the alert that is open, which it closes; nothing when there is none. */
  answerAlert(): Promise<string | undefined>;
  /** Switches the scripts of pages off or on, where the driver can. */
  allowScripts?(allowed: boolean): Promise<void>;
  close(): Promise<void>;
};
