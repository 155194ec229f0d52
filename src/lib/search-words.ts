/**
 * Words as the search compares them: by their sound, roughly, so that spellings that people take
 * for the same word are the same word here, in Latin letters and in Telugu.
 */

import { plainDigits } from './plain-digits.ts';

const consonants: Readonly<Record<string, string>> = {
  ...{ క: 'k', ఖ: 'k', గ: 'g', ఘ: 'g', ఙ: 'n', చ: 'c', ఛ: 'c', జ: 'j', ఝ: 'j', ఞ: 'n' },
  ...{ ట: 't', ఠ: 't', డ: 'd', ఢ: 'd', ణ: 'n', త: 't', థ: 't', ద: 'd', ధ: 'd', న: 'n' },
  ...{ ప: 'p', ఫ: 'f', బ: 'b', భ: 'b', మ: 'm', య: 'y', ర: 'r', ఱ: 'r', ల: 'l', ళ: 'l' },
  ...{ ఴ: 'l', వ: 'v', శ: 's', ష: 's', స: 's', హ: 'h', ౘ: 'c', ౙ: 'j' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ అ: 'a', ఆ: 'a', ఇ: 'i', ఈ: 'i', ఉ: 'u', ఊ: 'u', ఋ: 'ru', ౠ: 'ru', ఎ: 'e', ఏ: 'e' },
  ...{ ఐ: 'ay', ఒ: 'o', ఓ: 'o', ఔ: 'av', 'ఁ': 'n', 'ం': 'n' },
};
const vowelSigns: Readonly<Record<string, string>> = {
  ...{ 'ా': 'a', 'ి': 'i', 'ీ': 'i', 'ు': 'u', 'ూ': 'u', 'ృ': 'ru', 'ౄ': 'ru', 'ె': 'e' },
  ...{ 'ే': 'e', 'ై': 'ay', 'ొ': 'o', 'ో': 'o', 'ౌ': 'av', '్': '' },
};

/** Endings that Telugu puts behind a word: plural, in, to, of, with, from. */
const ending = /(...)(?:loni|nunci|lu|la|lo|ku|ki|ni|to|ga|na)$/;

/**
 * The words of a text, in its order. Invisible signs are passed over, `B.Sc` is one word, and
 * letters of another script begin a new one, so that `NEETకు` holds `NEET`.
 */
export function wordsOf(text: string): string[] {
  return spellingsOf(text).map(keyOf);
}

const sign = String.raw`[\p{L}\p{M}\p{N}\p{Cf}]`;
const written = new RegExp(`${sign}+(?:[.'’]${sign}+)*`, 'gu');

/** The same words as they are written, with the place where each begins in the text. */
export function* wordsIn(text: string): Generator<{ word: string; key: string; at: number }> {
  for (const { 0: word, index: at } of text.matchAll(written)) {
    for (const key of wordsOf(word)) yield { word, key, at };
  }
}

/** The words of a text as they are written, in small letters and without invisible signs. */
export function spellingsOf(text: string): string[] {
  const plain = plainDigits(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/([\p{L}\p{M}])[.'’](?=\p{L})/gu, '$1');
  return (
    plain.toLowerCase().match(/[\u0c00-\u0c7f]+|(?:(?![\u0c00-\u0c7f])[\p{L}\p{M}\p{N}])+/gu) ?? []
  );
}

const keys = new Map<string, string>();

/** The phonetic key by which one word of `spellingsOf` is compared. */
export function keyOf(word: string): string {
  // Each search asks for the keys of whole pages, whose words are the same few thousand.
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = makeKey(word);
  keys.set(word, key);
  return key;
}

function makeKey(word: string): string {
  const sound = /^[\u0c00-\u0c7f]/.test(word) ? teluguSound(word) : latinSound(word);
  return (
    sound
      // A nasal before a letter of the lips is `m`, before others `n`, however it is written.
      .replace(/n(?=[pbfm])/g, 'm')
      .replace(/m(?=[kgcjtds])/g, 'n')
      .replace(/([a-z])\1+/g, '$1')
      // The last vowel is often left out or lengthened: కాలేజ్, కాలేజీ.
      .replace(/(...)(?:am|[aeiu])$/, '$1')
  );
}

function teluguSound(word: string): string {
  const letters = [...word];
  const sound = letters.map((letter, at) => {
    const consonant = consonants[letter];
    if (consonant === undefined) return vowels[letter] ?? vowelSigns[letter] ?? '';
    // A consonant without a sign is spoken with an `a`.
    return letters[at + 1] && vowelSigns[letters[at + 1] ?? ''] !== undefined
      ? consonant
      : `${consonant}a`;
  });
  const whole = sound.join('').replace(/n$/, 'm');
  return (
    whole
      .replace(ending, '$1')
      .replace(ending, '$1')
      // The plural of English words: టైమింగ్స్.
      .replace(/(..[gkdtpmn])s$/, '$1')
  );
}

function latinSound(word: string): string {
  return (
    word
      .normalize('NFD')
      // Accents; the marks of other scripts are letters of their words.
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/(..)ies$/, '$1y')
      .replace(/(..(?:s|x|ch|sh))es$/, '$1')
      .replace(/(..[^sui])s$/, '$1')
      // The plural of Telugu, in Latin letters: marklu.
      .replace(/(...)lu$/, '$1')
      .replace(/ph/g, 'f')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/ck|c(?!h)|q/g, 'k')
      .replace(/([bcdgjkpst])h/g, '$1')
      .replace(/x/g, 'ks')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/ee/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/ai/g, 'ay')
      .replace(/y$/, 'i')
  );
}

const passedOver = new Set(
  wordsOf(
    `a about am an and any are at be by can do does for from get give has have how i in is it me my of
    on or our please tell that the their there they this to us want we what when where which who
    will with you your
    ఉంది ఉందా ఉన్నాయి ఉన్నాయా ఉంటుంది ఉంటుందా ఉండాలి అవుతుంది వస్తుంది వస్తుందా వచ్చింది వచ్చిందా ఏం కావాలంటే కావాల్సిన కావలసిన చేయాలి ఎంత ఎన్ని ఏ ఏమి ఏమిటి ఏంటి ఎలా ఎక్కడ ఎప్పుడు ఒక ఈ ఆ కావాలి కావాలా కోసం గురించి
    చెప్పండి నాకు నేను ఎవరు ఎవరికి మా మాకు మరియు మీ లేదా వద్ద వాళ్ళకి కు కి కో ని లో గా తో ల లకు నా నుంచి
    ela ekkada eppudu enta entha emiti undha unda unnaya kavali gurinchi cheppandi lo ki ku naku`,
  ),
);

/** Whether a word of `wordsOf` says nothing of what is looked for, in English or Telugu. */
export function saysLittle(key: string): boolean {
  return passedOver.has(key);
}

/**
 * How many letters have to be put in, left out, replaced or exchanged with their neighbour to make
 * one word the other.
 *
 * @param most the answer is `most + 1` for all words that are further apart
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const exchanged = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (same ? 0 : 1),
        exchanged && row > 1 && at > 1 ? (before[at - 2] as number) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] as number;
}
