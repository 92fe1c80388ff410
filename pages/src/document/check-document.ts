import { type DocumentElement, MarkupError, walkDocument } from '@shared/markup/walk-document';
import { ReleaseError } from '@shared/store/release-error';
import { type AddressRules, addressesIn, isLink, isOwn, isOwnPicture, sourceSet } from './addresses';
import type { Range } from './document';

/** References in a page's content, for who looks for what is not there. */
export interface ContentReferences {
  links: readonly string[];
  pictures: readonly string[];
}

export interface CheckedDocument {
  html: string;
  /** Range of the remote's content in it. */
  slot: Range;
  /** Sheets that the composer has put into the content. */
  sheets: Range | null;
}

/** Elements that a part may be made of; custom elements beside them. */
const ELEMENTS: Readonly<Record<DocumentElement['space'], ReadonlySet<string>>> = {
  html: new Set(
    (
      'a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd del ' +
      'details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label ' +
      'legend li map mark menu meter nav noscript ol optgroup option output p picture pre progress q rp rt ruby s samp search section ' +
      'select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr track u ul var video wbr'
    ).split(' '),
  ),
  svg: new Set(
    (
      'circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB ' +
      'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence filter g image line linearGradient marker mask ' +
      'path pattern polygon polyline radialGradient rect stop svg symbol text textPath title tspan use'
    ).split(' '),
  ),
  math: new Set(),
};

/** Elements whose `name` no property of the document is made from. */
const NAMED: ReadonlySet<string> = new Set('button details fieldset input output select textarea'.split(' '));
/** Attributes that a part may not have: they run something, style something, or belong to the frame. */
const FORBIDDEN: ReadonlySet<string> = new Set(
  'style srcdoc nonce http-equiv is ping manifest archive codebase classid data background data-slot data-page-root data-recovery data-header-markup'.split(
    ' ',
  ),
);
/** Comments that React writes between texts and around boundaries. */
const COMMENTS: ReadonlySet<string> = new Set(['', ' ', '$', '/$', '$?', '$!', '&', '/&', 'F', 'F!']);

type Rule = (value: string, rules: AddressRules) => boolean;
const every =
  (rule: Rule): Rule =>
  (value, rules) =>
    sourceSet(value).every((address) => rule(address, rules));
/** Attributes with addresses, wherever they stand but on a link. */
const ADDRESSED: Readonly<Record<string, Rule>> = {
  src: isOwnPicture,
  poster: isOwnPicture,
  srcset: every(isOwnPicture),
  imagesrcset: every(isOwnPicture),
  href: isOwnPicture,
  'xlink:href': isOwnPicture,
  action: isOwn,
  formaction: isOwn,
  cite: isLink,
  longdesc: isOwn,
};

/**
 * Holds a finished page against what a part may be (docs/threat-model.md): its content is balanced within the slot, and made of nothing
 * that runs, loads from elsewhere, or belongs to the frame. Throws a `ReleaseError` with the element and its place.
 */
export function checkDocument({ html, slot, sheets }: CheckedDocument, rules: AddressRules): ContentReferences {
  const ids = new Map<string, 'frame' | 'part'>();
  const [links, pictures]: [string[], string[]] = [[], []];
  const content = { isWithin: false };
  try {
    walkDocument(html, (one) => {
      const isPart = one.start >= slot.start && one.start < slot.end;
      if ('comment' in one) {
        if (isPart && !COMMENTS.has(one.comment)) throw new MarkupError('a comment of its own', one.start);
        return;
      }
      // The one element that content is put into, and that ends where it ends.
      if (one.contentStart === slot.start && one.contentEnd === slot.end && one.parent?.name === 'main')
        content.isWithin = true;
      const id = one.attributes['id'];
      const owner = isPart ? 'part' : 'frame';
      if (id !== undefined && ids.has(id) && ids.get(id) !== owner)
        throw new MarkupError(`<${one.name}> has the id ${id}, which the part and the frame both have`, one.start);
      if (id !== undefined) ids.set(id, owner);
      const { href } = one.attributes;
      // The frame's links may come from an editor.
      if (!isPart && one.name === 'a' && href !== undefined && !isLink(href))
        throw new MarkupError(`<a> may not have the href ${JSON.stringify(href.slice(0, 100))}`, one.start);
      if (!isPart || (sheets && one.start >= sheets.start && one.start < sheets.end)) return;
      checkElement(one, html, rules);
      collect(one, { links, pictures });
    });
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    throw refusal(error, { html, slot });
  }
  if (!content.isWithin) throw new ReleaseError('its content does not stay within its slot');
  return { links, pictures };
}

function checkElement(element: DocumentElement, html: string, rules: AddressRules): void {
  const { name, space, attributes, start } = element;
  const refuse = (why: string) => {
    throw new MarkupError(`<${name}> ${why}`, start);
  };
  const isCustom = space === 'html' && name.includes('-');
  if (!isCustom && !ELEMENTS[space].has(name)) refuse('may not be in a part');
  // A browser with scripts ends it at the first end tag that is written anywhere in it.
  if (name === 'noscript' && html.slice(element.contentStart, element.contentEnd).toLowerCase().includes('noscript'))
    refuse('may not name itself in its content');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) refuse(`may not have ${attribute}`);
    if (FORBIDDEN.has(attribute)) refuse(`may not have ${attribute}`);
    if (attribute === 'name' && !NAMED.has(name) && !isCustom) refuse('may not have a name');
    if ((attribute === 'id' || attribute === 'name') && value.startsWith('__'))
      refuse(`may not have the ${attribute} ${value}`);
    const isLinked = attribute === 'href' && (name === 'a' || name === 'area');
    const rule = isLinked ? isLink : ADDRESSED[attribute];
    if (rule && !rule(value, rules)) refuse(`may not have the ${attribute} ${JSON.stringify(value.slice(0, 100))}`);
    if (
      space === 'svg' &&
      value.includes('(') &&
      !(addressesIn(value)?.every((one) => isOwnPicture(one, rules)) ?? false)
    )
      refuse(`may not have the ${attribute} ${JSON.stringify(value.slice(0, 100))}`);
  }
}

function collect(
  { name, attributes }: DocumentElement,
  { links, pictures }: { links: string[]; pictures: string[] },
): void {
  const { href, src, srcset = '' } = attributes;
  if (name === 'a' && href !== undefined) links.push(href);
  if (name === 'img' || name === 'image' || name === 'source')
    pictures.push(...[src ?? href ?? '', ...sourceSet(srcset)].filter(Boolean));
}

/** The reason with its place: within the part where that is at fault, else in the page. */
function refusal({ message, at }: MarkupError, { html, slot }: Pick<CheckedDocument, 'html' | 'slot'>): ReleaseError {
  const isPart = at >= slot.start && at <= slot.end;
  const place = isPart ? `character ${at - slot.start + 1} of its part` : `character ${at + 1} of the page`;
  const shown = JSON.stringify(html.slice(at, at + 80));
  return new ReleaseError(`${message}, at ${place}: ${shown}`);
}
