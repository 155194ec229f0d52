import { CopyMessage } from '#src/components/send-yourself/send-yourself.tsx';
import { island } from '#src/lib/island.tsx';

function CopyExampleView() {
  return <CopyMessage compose={() => ({ subject: 'Inquiry', text: 'A message.' })} />;
}

export const CopyExample = island('copy-example', CopyExampleView);
