/** A text that may have a mail address in it, which breaks after its @ where its line is too short for it. */
export function MailAddress({ text }: { text: string }) {
  const host = text.indexOf('@') + 1;
  if (host === 0) return text;
  return (
    <>
      {text.slice(0, host)}
      <wbr />
      {text.slice(host)}
    </>
  );
}
