import fc from 'fast-check';

/** Half of a letter, which no text holds alone. */
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Every letter there is. The unit `binary` of fast-check lists all of them first, which takes a second. */
const letter = fc
  .nat(0x10ffff)
  .filter((code) => !isSurrogate(code))
  .map(
    (code) => String.fromCodePoint(code),
    (one) => {
      const [only, ...others] = String(one);
      if (only === undefined || others.length > 0) throw new Error('This is not one letter.');
      return only.codePointAt(0) ?? 0;
    },
  );

/** For tests: any text at all, and such as `__proto__`, which are something else in an object. */
export const anyText = (limits: Omit<fc.StringConstraints, 'unit'> = {}) =>
  fc.string({ ...limits, unit: letter });
