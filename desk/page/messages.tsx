import { type FieldSchema, optionsOf } from '#desk/form/field-schema.ts';

type Props = { id: string; messages: readonly string[]; doubts?: readonly string[] };

/** The errors and warnings of a field, in a live region so that they are read out. */
export function Messages({ id, messages, doubts = [] }: Props) {
  return (
    <div id={id} role="status">
      {messages.map((message) => (
        <p className="wrong" key={message}>
          {message.charAt(0).toUpperCase() + message.slice(1)}
        </p>
      ))}
      {doubts.map((doubt) => (
        <p className="old" key={doubt}>
          Perhaps wrong: {doubt}
        </p>
      ))}
    </div>
  );
}

/** How long a text is, where its length has a limit that it may reach, or only its start is shown. */
export function Length({ field, value }: { field: FieldSchema; value: unknown }) {
  const [{ minLength = 0, shownLength, maxLength = shownLength } = {}] = optionsOf(field);
  if (maxLength === undefined || typeof value !== 'string') return null;
  const { length } = value.trim();
  if (maxLength > 1000 && length < maxLength * 0.8) return null;
  const limit = maxLength.toLocaleString('en-IN');
  const most = shownLength === undefined ? `at most ${limit}` : `${limit} are shown`;
  const range = minLength > 1 ? `${minLength} to ${limit}` : most;
  const isOver = length > maxLength || length < minLength;
  return (
    <p className="length" data-over={isOver || undefined}>
      {length.toLocaleString('en-IN')} letters; {range}
    </p>
  );
}
