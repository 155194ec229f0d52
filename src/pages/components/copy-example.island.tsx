import type { Message } from '#src/admissions/enquiry-message.ts';
import { island } from '#src/components/island/island.tsx';
import { CopyMessage, type SendWords } from '#src/components/send-yourself/send-yourself.tsx';

function CopyExampleView({ message, words }: { message: Message; words: SendWords }) {
  return <CopyMessage compose={() => message} words={words} />;
}

export const CopyExample = island('copy-example', CopyExampleView);
