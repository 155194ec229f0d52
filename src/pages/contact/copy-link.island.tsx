import { Button } from '#src/components/button/button.tsx';
import { copyText } from '#src/lib/copy-text.ts';
import { island } from '#src/lib/island.tsx';

type CopyLinkProps = { url: string };

function CopyLinkView({ url }: CopyLinkProps) {
  async function copy() {
    if (await copyText(url)) alert('Location URL copied to clipboard!');
  }
  return (
    <Button variant="line" icon="link" onClick={copy}>
      Copy Address Link
    </Button>
  );
}

export const CopyLink = island('copy-link', CopyLinkView);
