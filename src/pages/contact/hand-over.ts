import { type Message, messageChat, messageMail } from '#src/domain/enquiry-message.ts';

/**
 * Opens the visitor's mail with the message and no recipient, then WhatsApp in a new tab.
 *
 * @throws Error when the browser does not open the new tab
 */
export function handOver(message: Message, phone: string): void {
  openMail(messageMail(message));
  // With `noopener` a browser answers null also when the tab did open, so it is cut off afterwards.
  const tab = window.open(messageChat(message, phone), '_blank');
  if (tab === null) throw new Error('The browser blocked the new tab.');
  if (tab) tab.opener = null;
}

function openMail(address: string): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
