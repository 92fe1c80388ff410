import postcssValueParser from 'postcss-value-parser';

/** Places that a part may lead to: the site itself, and the origins that its configuration knows. */
export interface AddressRules {
  /** Whole origins beside the site's own. */
  origins: readonly string[];
}

/** An origin that no site has: what still has it once an address is resolved belongs to the site. */
const SITE = 'https://site.invalid';
/** Schemes of links beside pages of the web. */
const LINKED: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** Whether a link may lead there: anywhere, but to nothing that runs. */
export function isLink(address: string): boolean {
  const url = resolved(address);
  return url !== null && LINKED.has(url.protocol);
}

/** Whether a file may come from there, or a form be sent there. */
export function isOwn(address: string, { origins }: AddressRules): boolean {
  const url = resolved(address);
  return url !== null && (url.origin === SITE || origins.includes(url.origin));
}

/** The same for a picture, which may be in its address, too. */
export function isOwnPicture(address: string, rules: AddressRules): boolean {
  return isOwn(address, rules) || resolved(address)?.href.startsWith('data:image/') === true;
}

/** The addresses of a `srcset`: each up to the white space behind it. */
export function sourceSet(value: string): string[] {
  const found: string[] = [];
  // A comma ends a candidate where it follows an address without white space, or its descriptor.
  for (let rest = value.trim(); rest !== '';) {
    const [address = ''] = rest.split(/\s/, 1);
    const behind = rest.slice(address.length);
    found.push(address.replace(/,+$/, ''));
    const end = address.endsWith(',') ? 0 : behind.indexOf(',') + 1;
    rest = address.endsWith(',') || end > 0 ? behind.slice(end).trim() : '';
  }
  return found.filter(Boolean);
}

/**
 * Addresses in a value of CSS, as of a property or of an attribute of SVG; null where it has what might be one and cannot be read for
 * certain: a function's name that is written with escapes, or one that loads by other means.
 */
export function addressesIn(value: string): string[] | null {
  const { nodes, isClear } = addressNodes(postcssValueParser(value));
  return isClear ? nodes.map((node) => unescaped(node.value)) : null;
}

/** The same value where its sheet stands in a page: an address beside the sheet's file leads into that file's folder. */
export function rebased(value: string, folder: string): string {
  const parsed = postcssValueParser(value);
  const beside = addressNodes(parsed).nodes.filter(({ value: address }) => !/^(?:[/#]|[a-z][a-z+.-]*:)/i.test(address));
  for (const node of beside) node.value = folder + node.value.replace(/^(?:\.\/)+/, '');
  return beside.length > 0 ? postcssValueParser.stringify(parsed.nodes) : value;
}

function addressNodes(parsed: postcssValueParser.ParsedValue) {
  const nodes: (postcssValueParser.StringNode | postcssValueParser.WordNode)[] = [];
  const read = { isClear: true };
  parsed.walk((node) => {
    if (node.type !== 'function') return;
    const name = node.value.toLowerCase();
    if (name.includes('\\') || name === 'expression' || name === 'src') read.isClear = false;
    const isSet = name.endsWith('image-set');
    if (name !== 'url' && !isSet) return;
    for (const inner of node.nodes) {
      if (inner.type === 'string' || (name === 'url' && inner.type === 'word')) nodes.push(inner);
      else if (name === 'url' && inner.type !== 'space' && inner.type !== 'comment') read.isClear = false;
    }
  });
  return { nodes, ...read };
}

function resolved(address: string): URL | null {
  return URL.canParse(address, SITE) ? new URL(address, SITE) : null;
}

/** Escapes of CSS: a code point of up to six digits with one white space behind it, or the character itself. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|([^0-9a-f]))/gi,
    (_all, code: string | undefined, plain: string | undefined) =>
      code === undefined ? (plain ?? '') : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
}
