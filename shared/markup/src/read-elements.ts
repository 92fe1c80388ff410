import { Parser } from 'htmlparser2';

/** An element of HTML or XML, and where it is in its source. */
export interface MarkupElement {
  name: string;
  /** Decoded. */
  attributes: Readonly<Record<string, string>>;
  /** The element's own text, decoded, without that of the elements in it. */
  text: string;
  parent: MarkupElement | null;
  /** The whole element is `source.slice(start, end)`, its opening tag `source.slice(start, contentStart)`. */
  start: number;
  contentStart: number;
  end: number;
}

interface ReadOptions {
  /** Reading stops with the element that this holds for; it comes last, without its content. */
  until?: (element: MarkupElement) => boolean;
}

/** Every element of some markup, in the order in which they begin. */
export function readElements(markup: string, { until }: ReadOptions = {}): MarkupElement[] {
  const found: MarkupElement[] = [];
  const open: MarkupElement[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const [start, contentStart] = [parser.startIndex, parser.endIndex + 1];
        const element = {
          name,
          attributes,
          text: '',
          parent: open.at(-1) ?? null,
          start,
          contentStart,
          end: contentStart,
        };
        found.push(element);
        open.push(element);
        if (until?.(element)) parser.pause();
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(_name, implied) {
        const element = open.pop();
        // A tag that is implied is nowhere: what implies it begins behind the element.
        if (element) element.end = Math.max(element.end, implied ? parser.startIndex : parser.endIndex + 1);
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.write(markup);
  parser.end();
  return found;
}

export function isWithin({ parent }: MarkupElement, name: string): boolean {
  return parent !== null && (parent.name === name || isWithin(parent, name));
}
