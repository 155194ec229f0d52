/** Digits of Devanagari and Telugu as those of keyboards. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) =>
    String((digit.charCodeAt(0) - 0x66) & 15),
  );
}
