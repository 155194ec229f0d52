import { type Entry, type Group, isCell, isList, type Part } from '#desk/form/form.ts';
import { stateOfNotice } from '#src/content/views/notices.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { dayInWords, named } from '../labels.ts';

/** The heads of the list, in the order in which an officer asks. */
const heads = { on: 'On now', coming: 'Coming', over: 'Over' } as const;

/** Which notices visitors see today, which they have still to see, and which can be taken away. */
export function NoticeStates({ form }: { form: Part }) {
  const list = (form as Group)['list'];
  const notices = isList(list) ? list.map(noticeOf) : [];
  const today = indianDay(new Date());
  return (
    <div className="notice-states">
      {notices.length === 0 && (
        <p className="help">
          There is no notice. Add one below: it comes and goes by itself on the days that you give.
        </p>
      )}
      {Object.entries(heads).map(([state, head]) => {
        const own = notices.filter((one) => stateOfNotice(one, today) === state);
        return (
          own.length > 0 && (
            <section key={state}>
              <h2>{head}</h2>
              <ul>
                {own.map(({ name, from, until }) => (
                  <li key={name + from}>
                    {name}, {dayInWords(from)} to {dayInWords(until)}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function noticeOf(entry: Entry, index: number) {
  const textIn = (key: string) => {
    const cell = (entry as Group)[key];
    return isCell(cell) ? String(cell.value ?? '') : '';
  };
  return { name: named(entry, index, 'Notice'), from: textIn('from'), until: textIn('until') };
}
