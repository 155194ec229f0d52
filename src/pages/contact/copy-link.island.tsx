import { Button } from '#src/components/button/button.tsx';
import { copyText } from '#src/lib/copy-text.ts';
import { island } from '#src/lib/island.tsx';

type CopyLinkProps = { url: string; words: { button: string; copied: string } };

function CopyLinkView({ url, words }: CopyLinkProps) {
  async function copy() {
    if (await copyText(url)) alert(words.copied);
  }
  return (
    <Button variant="line" icon="link" onClick={copy}>
      {words.button}
    </Button>
  );
}

export const CopyLink = island('copy-link', CopyLinkView);
