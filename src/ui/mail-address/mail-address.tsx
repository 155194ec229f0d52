/** Text with at most one mail address, which wraps after its @ where a line is too short for it. */
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
