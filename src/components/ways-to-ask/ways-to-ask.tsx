import { ButtonLink } from '#src/components/button/button.tsx';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';

type WaysToAskProps = {
  phone: string;
  /** Address of the admissions page, where the visitor can also write. */
  admissionsHref: string;
  /** First line of the chat. */
  greeting?: string;
};

export function WaysToAsk({ phone, admissionsHref, greeting }: WaysToAskProps) {
  return (
    <div className="cluster">
      <ButtonLink href={telephoneLink(phone)} icon="call" variant="line">
        Call {phone}
      </ButtonLink>
      <ButtonLink href={chatLink(phone, greeting)} icon="chat">
        Chat on WhatsApp
      </ButtonLink>
      <ButtonLink href={admissionsHref} icon="apply" variant="line">
        Admissions
      </ButtonLink>
    </div>
  );
}
