/** What the page offers to read it aloud; its value is `idle`, `playing` or `paused`. */
const offered = '[data-listen]';

/**
 * Offers to read the page aloud where the browser has a voice for its language. What reads is
 * fetched when it is asked for.
 */
export function startListening(): void {
  const control = document.querySelector<HTMLElement>(offered);
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!control || !speech) return;
  const language = document.documentElement.lang.slice(0, 2);
  const offer = () => {
    control.toggleAttribute(
      'data-voice',
      speech.getVoices().some(({ lang }) => lang.startsWith(language)),
    );
  };
  offer();
  // Chromium finds its voices later; older Safaris know no other way to tell of it.
  speech.onvoiceschanged = offer;
  control.addEventListener('click', async ({ target }) => {
    // Safari lets a page speak only once it has spoken while a button was pressed.
    speech.speak(new SpeechSynthesisUtterance(''));
    // Named by the document, since Vite would wrap an address of its own in a kilobyte of help.
    const { press } = (await import(
      /* @vite-ignore */ control.dataset['script'] ?? ''
    )) as typeof import('./listen.ts');
    press(control, target as Element);
  });
}
