import { createRoot } from 'react-dom/client';
import { ask, type Opened } from './ask.ts';
import { Desk } from './desk.tsx';
import { claimDraft } from './kept-draft.ts';

/** A photograph that falls beside its place is not opened in place of the desk. */
function ignore(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
addEventListener('dragover', ignore);
addEventListener('drop', ignore);

const root = createRoot(document.querySelector('#desk') as HTMLElement);
try {
  const opened: Opened = await ask('open');
  root.render(<Desk first={opened} draft={await claimDraft(opened)} />);
} catch (error) {
  root.render(<p className="failure">{(error as Error).message}</p>);
}
