import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as attribute from '#src/client/attributes.ts';
import { fillEmpty, forgetDraft, textsOf } from '#src/client/drafts.ts';

/**
 * A form whose answers become a message. While the message is there, a `<SendStep>` stands in its
 * place; the answers are kept until another message is begun.
 *
 * @param name of the form, the same in all languages
 * @returns `props` are those of the form's element
 */
export function useMessageForm<Ready>(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const answers = useRef<ReturnType<typeof textsOf>>([]);
  const [ready, setReady] = useState<Ready>();
  const props = {
    ref: form,
    hidden: ready !== undefined,
    // It sends nothing by itself.
    method: 'dialog',
    noValidate: true,
    [attribute.draft]: name,
  } as const;

  /** Puts the step in the place of the form. */
  function finish(message: Ready) {
    if (form.current) answers.current = textsOf(form.current);
    setReady(message);
  }

  function showForm() {
    flushSync(() => setReady(undefined));
    const [first] = form.current?.querySelectorAll('input') ?? [];
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }

  function change() {
    if (form.current) fillEmpty(form.current, answers.current);
    showForm();
  }

  function beginAnother() {
    forgetDraft(name);
    form.current?.reset();
    showForm();
  }

  return { form, props, ready, finish, change, beginAnother };
}
