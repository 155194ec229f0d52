import { createRoot } from 'react-dom/client';
import { ask, type Opened } from './ask.ts';
import { Desk } from './desk.tsx';
import { claimDraft } from './kept-draft.ts';

const root = createRoot(document.querySelector('#desk') as HTMLElement);
try {
  const opened: Opened = await ask('open');
  root.render(<Desk first={opened} draft={await claimDraft(opened)} />);
} catch (error) {
  root.render(<p className="failure">{(error as Error).message}</p>);
}
