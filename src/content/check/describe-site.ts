import type { Site } from '#src/content/schemas/site.ts';
import { type Lang, languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { weekdayName } from '#src/lib/format-day.ts';
import { joinList } from '#src/lib/join-list.ts';
import { dayRuns, type OfficeHours } from '#src/lib/office-hours.ts';
import type { Words } from '#src/words.ts';

type Addressed = { words: Pick<Words, 'address'>; content: { site: Pick<Site, 'address'> } };
type Speaker = { lang: Lang; words: Pick<Words, 'hours'> };

/** `Mon-Fri`, as SPEC.md writes it, or `Mon, Wed, Fri` of days that are not neighbours. */
export function describeDays({ words, lang }: Speaker, { days }: OfficeHours): string {
  const { between } = languages[lang].list;
  return runsInWords(lang, days, 'short', words.hours.days).join(between);
}

/** `Monday to Saturday`: every day on which the office is open, inside a sentence. */
export function describeOfficeDays(
  { words, lang }: Speaker,
  hours: readonly Pick<OfficeHours, 'days'>[],
): string {
  const { between, and } = languages[lang].list;
  const days = hours.flatMap((line) => line.days);
  return joinList(runsInWords(lang, days, 'long', words.hours.daysInSentence), between, and);
}

function runsInWords(
  lang: Lang,
  days: readonly number[],
  length: 'long' | 'short',
  phrase: string,
): string[] {
  const name = (day = 0) => weekdayName(day, languages[lang].locale, length);
  return dayRuns(days).flatMap((run) =>
    run.length > 2
      ? [fill(phrase, { first: name(run[0]), last: name(run.at(-1)) })]
      : run.map(name),
  );
}

/** `10:00 AM - 5:00 PM`, as SPEC.md writes it. */
export function describeHours(speaker: Pick<Speaker, 'words'>, line: OfficeHours): string {
  const said = (clock: string) => describeTime(speaker, clock);
  return fill(speaker.words.hours.span, { opens: said(line.opens), closes: said(line.closes) });
}

/** `10:00 AM`, of a time written as `10:00`. */
export function describeTime({ words }: Pick<Speaker, 'words'>, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const text = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return fill(words.hours.time[partOfDay(hour)], { time: text });
}

/** Telugu has a word for each of these; English tells the first from the rest. */
function partOfDay(hour: number): 'morning' | 'noon' | 'evening' | 'night' {
  if (hour < 12) return 'morning';
  if (hour < 15) return 'noon';
  return hour < 20 ? 'evening' : 'night';
}

/** The campus in one line. */
export function describeAddress({ words, content }: Addressed): string {
  return fill(words.address, content.site.address);
}
