import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import type { Words } from '#src/words.ts';

export type WaysToAskProps = {
  phone: string;
  /** Address of the admissions page, where the visitor can also write. */
  admissions: string;
  /** First line of the chat. */
  greeting?: string;
  words: Pick<Words['actions'], 'call' | 'chat' | 'admissions'>;
};

export function WaysToAsk({ phone, admissions, greeting, words }: WaysToAskProps) {
  return (
    <div className={layout.cluster}>
      <ButtonLink href={telephoneLink(phone)} icon="call" variant="line">
        {words.call}
      </ButtonLink>
      <ButtonLink href={chatLink(phone, greeting && untiedText(greeting))} icon="chat">
        {words.chat}
      </ButtonLink>
      <ButtonLink href={admissions} icon="apply" variant="line">
        {words.admissions}
      </ButtonLink>
    </div>
  );
}
