import type { Message } from '#src/admissions/enquiry-message.ts';
import { CopyMessage, type SendWords } from '#src/components/send-yourself/send-yourself.tsx';
import { island } from '#src/lib/island.tsx';

function CopyExampleView({ message, words }: { message: Message; words: SendWords }) {
  return <CopyMessage compose={() => message} words={words} />;
}

export const CopyExample = island('copy-example', CopyExampleView);
