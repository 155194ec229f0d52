/**
 * Addresses that open the visitor's own telephone, mail and WhatsApp. Any text survives: lone
 * surrogates, which `encodeURIComponent` throws on, become U+FFFD; line ends become CRLF in mail
 * (RFC 6068).
 */

/** `tel:` address of a number written for people, such as `+91 98480 00000`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** WhatsApp chat with a number, optionally with a text to send. wa.me wants digits only. */
export function chatLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits}${text ? `?text=${encode(text)}` : ''}`;
}

type Mail = { to?: string; subject?: string; body?: string };

/** `mailto:` address; line ends are taken out of the subject, so that it stays one header line. */
export function mailLink({ to = '', subject, body }: Mail): string {
  const fields = [
    subject === undefined ? undefined : `subject=${encode(subject.replace(/[\r\n]+/g, ' '))}`,
    body === undefined ? undefined : `body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`,
  ].filter((field) => field !== undefined);
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${query}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
