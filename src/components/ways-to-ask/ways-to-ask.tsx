import { ButtonLink } from '#src/components/button/button.tsx';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';

export type AskWords = Pick<Words['actions'], 'call' | 'chat' | 'admissions'>;

type WaysToAskProps = {
  phone: string;
  /** Address of the admissions page, where the visitor can also write. */
  admissionsHref: string;
  /** First line of the chat. */
  greeting?: string;
  words: AskWords;
};

export function WaysToAsk({ phone, admissionsHref, greeting, words }: WaysToAskProps) {
  return (
    <div className={layout.cluster}>
      <ButtonLink href={telephoneLink(phone)} icon="call" variant="line">
        {words.call}
      </ButtonLink>
      <ButtonLink href={chatLink(phone, greeting)} icon="chat">
        {words.chat}
      </ButtonLink>
      <ButtonLink href={admissionsHref} icon="apply" variant="line">
        {words.admissions}
      </ButtonLink>
    </div>
  );
}
