import type { Message } from '#src/domain/enquiry-message.ts';
import { island } from '#src/ui/island/island.tsx';
import { CopyMessage, type Office } from '#src/ui/send-yourself/send-yourself.tsx';

function CopyExampleView({ message, office }: { message: Message; office: Office }) {
  return <CopyMessage compose={() => message} words={office.words} />;
}

export const CopyExample = island('copy-example', CopyExampleView);
