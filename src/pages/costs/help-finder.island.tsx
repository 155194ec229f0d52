import { type FormEvent, useRef, useState } from 'react';
import type { Message } from '#src/domain/enquiry-message.ts';
import {
  applicationsOf,
  checkScheme,
  helpNames,
  isOneOfThem,
  noneOfThese,
  readFamily,
  verdictOf,
} from '#src/domain/scholarships.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { printAlone } from '#src/lib/print-alone.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Choices } from '#src/ui/choice/choices.tsx';
import { useFormInAddress } from '#src/ui/form-in-address/use-form-in-address.ts';
import { island } from '#src/ui/island/island.tsx';
import { SendWays } from '#src/ui/send-yourself/send-yourself.tsx';
import styles from './help-finder.module.css';
import type { HelpProps } from './help-props.ts';
import { type JudgedScheme, SchemeCard } from './scheme-card.tsx';

const verdicts = ['fits', 'may-fit', 'does-not-fit'] as const;
/** Questions with several choices, one of which is “None of these”. */
const hasSeveral = (name: string) => name === 'category' || name === 'household';

/** Holds a family's answers against the schemes. Everything happens on the page; nothing leaves it. */
export const HelpFinder = island('help-finder', HelpFinderView);

function HelpFinderView({ schemes, bands, choices, texts, office, papersPath }: HelpProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [given, replace] = useFormInAddress({
    form,
    place: 'fragment',
    names: helpNames,
    write,
    fill: fillForm,
  });
  const [sent, setSent] = useState<string>();
  const answers = readFamily(given, bands);
  const answered = Object.values(answers).some((answer) => answer !== undefined);
  const judged = schemes.map((scheme): JudgedScheme => {
    const checks = checkScheme(scheme.conditions, answers);
    return { scheme, checks, verdict: verdictOf(checks, scheme.conditions) };
  });
  const withVerdict = (verdict: JudgedScheme['verdict']) =>
    judged.filter((one) => one.verdict === verdict);
  const found = foundSchemes(judged, texts) || texts.result.none;

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) excludeNone(target, currentTarget);
    replace(write(currentTarget));
  }

  return (
    <div className={layout.stack}>
      <form
        ref={form}
        className={`${layout.needsScript} ${styles.questions}`}
        method="dialog"
        autoComplete="off"
        onChange={change}
        onSubmit={(event) => event.preventDefault()}
      >
        {helpNames.map((name) => {
          const hint = texts.hints[name];
          return (
            <fieldset key={name} aria-describedby={hint && `help-${name}`}>
              <legend>{texts.questions[name]}</legend>
              {hint && (
                <p id={`help-${name}`} className={layout.small}>
                  {hint}
                </p>
              )}
              <Choices
                type={hasSeveral(name) ? 'checkbox' : 'radio'}
                name={name}
                options={choices[name]}
                long={name === 'household'}
              />
            </fieldset>
          );
        })}
        <p className={layout.small}>{texts.privacy}</p>
      </form>
      <div ref={result} className={layout.stack}>
        <p role="status" className={`${layout.needsScript} ${styles.count}`} data-ground="indigo">
          {answered ? found : texts.result.start}
        </p>
        {answered && (
          <>
            <p className={styles.printed}>{told(answers, choices, texts).join(' · ')}</p>
            {verdicts.map((verdict) => {
              const schemes = withVerdict(verdict);
              if (schemes.length === 0) return null;
              return (
                <section key={verdict} className={styles.group} data-verdict={verdict}>
                  <h3>{texts.result[verdict]}</h3>
                  {schemes.map((one) => (
                    <SchemeCard
                      key={one.scheme.id}
                      judged={one}
                      answers={answers}
                      texts={texts}
                      papersPath={papersPath}
                      newTab={office.words.newTab}
                    />
                  ))}
                </section>
              );
            })}
            <p>{texts.result.promise}</p>
            <div className={`${layout.note} ${layout.stack}`} data-ground="flour" data-no-print>
              <h3>{texts.send.heading}</h3>
              {sent === given ? (
                <p role="status">{office.words.went}</p>
              ) : (
                <SendWays
                  key={given}
                  message={messageOf(answers, judged, choices, texts)}
                  office={office}
                  onWent={() => setSent(given)}
                />
              )}
              <div className={layout.cluster}>
                <Button variant="line" onClick={() => result.current && printAlone(result.current)}>
                  {texts.print}
                </Button>
                <Button variant="line" onClick={() => replace('')}>
                  {texts.clear}
                </Button>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

type Answers = ReturnType<typeof readFamily>;

/** Schemes that fit and that may fit, by name; of those that exclude one another only one is paid. */
function foundSchemes(judged: readonly JudgedScheme[], { result }: HelpProps['texts']): string {
  const line = (verdict: JudgedScheme['verdict'], all: string, one: string) => {
    const schemes = judged.filter((it) => it.verdict === verdict).map(({ scheme }) => scheme);
    const applications = applicationsOf(schemes);
    const [first = '', ...others] = applications.map((application) =>
      application
        .map(({ name }) => name)
        .reduce((scheme, other) => fill(result.together, { scheme, other })),
    );
    if (!first) return [];
    return isOneOfThem(applications)
      ? fill(one, {
          schemes: others.reduce((one, other) => fill(result.either, { one, other }), first),
        })
      : fill(all, { schemes: [first, ...others].join('; ') });
  };
  return [
    line('fits', result.theseFit, result.oneFits),
    line('may-fit', result.theseMayFit, result.oneMayFit),
  ]
    .flat()
    .join(' ');
}

/** Each question with its answer, in the words of the form. */
function told(
  { level, categories, income, household, local }: Answers,
  choices: HelpProps['choices'],
  { questions, send }: HelpProps['texts'],
): string[] {
  const several = (chosen: readonly string[]) => (chosen.length > 0 ? chosen : [noneOfThese]);
  const values: Record<(typeof helpNames)[number], readonly string[]> = {
    level: level ? [level] : [],
    category: categories ? several(categories) : [],
    income: income ? [income.most === undefined ? 'more' : String(income.most)] : [],
    household: household ? several(household) : [],
    local: local ? [local] : [],
  };
  return helpNames.map((name) => {
    const labels = choices[name].filter(({ value }) => values[name].includes(value));
    const answer = labels.map(({ label }) => label).join(', ') || send.notTold;
    return `${questions[name]} ${answer}`;
  });
}

function messageOf(
  answers: Answers,
  judged: readonly JudgedScheme[],
  choices: HelpProps['choices'],
  texts: HelpProps['texts'],
): Message {
  const { subject, greeting, named } = texts.send;
  const schemes = judged
    .filter(({ verdict }) => verdict !== 'does-not-fit')
    .map(({ scheme }) => scheme.name);
  const last = schemes.length > 0 ? [fill(named, { schemes: schemes.join('; ') })] : [];
  return { subject, text: [greeting, ...told(answers, choices, texts), ...last].join('\r\n') };
}

/** `None of these` and any other choice of the question rule each other out. */
function excludeNone({ name, value, checked }: HTMLInputElement, form: HTMLFormElement): void {
  if (!hasSeveral(name) || !checked) return;
  for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    if ((box.value === noneOfThese) !== (value === noneOfThese)) box.checked = false;
  }
}

function write(form: HTMLFormElement): string {
  return new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
}

function fillForm(form: HTMLFormElement, given: string): void {
  const values = new URLSearchParams(given);
  for (const field of form.querySelectorAll('input')) {
    field.checked = values.getAll(field.name).includes(field.value);
  }
}
