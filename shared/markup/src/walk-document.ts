import { type DefaultTreeAdapterTypes, type Token, parse } from 'parse5';

/** An element of a document, as every browser builds it. */
export interface DocumentElement {
  name: string;
  /** `svg` for what is in a drawing; `math` for formulas. */
  space: 'html' | 'svg' | 'math';
  /** Decoded; of two with one name, the first. */
  attributes: Readonly<Record<string, string>>;
  parent: DocumentElement | null;
  /** The opening tag is `source.slice(start, contentStart)`; the content ends at `contentEnd`. */
  start: number;
  contentStart: number;
  contentEnd: number;
}

export interface DocumentComment {
  comment: string;
  parent: DocumentElement | null;
  start: number;
}

/** A place in a document where its source and what a browser makes of it differ. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';

  constructor(
    message: string,
    /** The place in the source. */
    readonly at: number,
  ) {
    super(message);
  }
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

const SPACES: Readonly<Record<string, DocumentElement['space']>> = {
  'http://www.w3.org/1999/xhtml': 'html',
  'http://www.w3.org/2000/svg': 'svg',
  'http://www.w3.org/1998/Math/MathML': 'math',
};
/** Elements without content. */
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is text, whatever is written in it. */
const RAW: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * Every element and comment of a complete document, in order, by the HTML standard's own parser. Throws a `MarkupError` where the tree
 * is not what is written: a tag that nobody closes or opened, one that the parser moves, drops or adds. So what stands between two
 * places of the source stands between them in every browser. The source ends with `</body></html>`, but for white space.
 */
export function walkDocument(source: string, visit: (found: DocumentElement | DocumentComment) => void): void {
  // Markup in `noscript` is read as what it is where scripts are off; where they are on, it is text up to its end tag.
  const document = parse(source.trimEnd(), { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const root = document.childNodes.find((node): node is ParsedElement => 'tagName' in node);
  if (!root) throw new MarkupError('there is no element', 0);
  const walker = new Walker(source, visit);
  walker.at = root.sourceCodeLocation?.startOffset ?? -1;
  walker.element(root, null);
}

class Walker {
  /** The place before which everything is accounted for. */
  at = 0;

  constructor(
    private readonly source: string,
    private readonly visit: (found: DocumentElement | DocumentComment) => void,
  ) {}

  element(node: ParsedElement, parent: DocumentElement | null): void {
    const { tagName: name, sourceCodeLocation: location } = node;
    const { startTag, endTag } = location ?? {};
    if (!startTag) throw new MarkupError(`<${name}> is not written`, this.at);
    this.expect(startTag.startOffset, `<${name}>`);
    const space = SPACES[node.namespaceURI] ?? 'math';
    const element: DocumentElement = {
      name,
      space,
      parent,
      attributes: attributesOf(node),
      start: startTag.startOffset,
      contentStart: startTag.endOffset,
      contentEnd: endTag?.startOffset ?? startTag.endOffset,
    };
    this.at = startTag.endOffset;
    this.visit(element);
    for (const child of node.childNodes) this.child(child, element);
    if (endTag) {
      this.expect(endTag.startOffset, `</${name}>`);
      this.at = endTag.endOffset;
    } else if (!isClosed(element, this.source)) throw new MarkupError(`<${name}> is not closed`, element.start);
  }

  private child(node: Node, parent: DocumentElement): void {
    if ('tagName' in node) {
      this.element(node, parent);
      return;
    }
    const location: Token.Location | null | undefined = node.sourceCodeLocation;
    if (!location) throw new MarkupError(`${node.nodeName} is not written`, this.at);
    this.expect(location.startOffset, node.nodeName === '#text' ? 'text' : 'a comment');
    this.at = location.endOffset;
    if ('data' in node) this.visit({ comment: node.data, parent, start: location.startOffset });
    else if (!RAW.has(parent.name) && this.source.slice(location.startOffset, location.endOffset).includes('<'))
      throw new MarkupError(`a tag in <${parent.name}> is dropped`, location.startOffset);
  }

  private expect(start: number, what: string): void {
    if (start !== this.at) throw new MarkupError(`${what} is not where it is written`, Math.min(start, this.at));
  }
}

function isClosed({ name, space, contentStart }: DocumentElement, source: string): boolean {
  return space === 'html' ? VOID.has(name) : source.slice(contentStart - 2, contentStart) === '/>';
}

function attributesOf({ attrs }: ParsedElement): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const { prefix, name, value } of attrs) attributes[prefix ? `${prefix}:${name}` : name] = value;
  return attributes;
}
