import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a built file: its name, its attributes, and the text in it. */
export type MarkupElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
};

/** All elements of HTML or XML, in their order. */
export function elementsOf(markup: string): MarkupElement[] {
  return DomUtils.getElementsByTagName('*', parseDocument(markup)).map((element) => ({
    name: element.name,
    attributes: element.attribs,
    get text() {
      return DomUtils.textContent(element);
    },
  }));
}
