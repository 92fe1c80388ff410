import postcss, { type ChildNode, CssSyntaxError, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { ReleaseError } from '@shared/store/release-error';
import { type AddressRules, addressesIn, isOwnPicture, rebased } from './addresses';

interface SheetRules extends AddressRules {
  /** Whether the sheet is the host's, which styles the frame and what every page has. */
  isHost: boolean;
  /** Where its file is, with a slash at the end: its own pictures are named from there. */
  folder: string;
}

/** At-rules of a remote: each concerns what its selectors name, and nothing of the frame. */
const AT_RULES: ReadonlySet<string> = new Set(
  'media supports layer container keyframes -webkit-keyframes page starting-style'.split(' '),
);
/** Prefix of the frame's classes and motions. */
const FRAME = 'host-';

/**
 * A sheet as it goes into a page: parsed, checked and printed anew. Throws a `ReleaseError` that names file and place where it would end
 * its element, bring in what is not of the site, or, as a remote's, style what is not its own.
 */
export function checkedSheet(file: string, css: string, rules: SheetRules): string {
  const root = parsed(file, css);
  root.walk((node) => {
    const problem = problemOf(node, rules);
    const { line = 1, column = 1 } = node.source?.start ?? {};
    if (problem !== null) throw new ReleaseError(`${file}: ${problem}, at line ${line}, column ${column}`);
    if (node.type === 'decl') node.value = rebased(node.value, rules.folder);
  });
  const printed = root.toString();
  if (printed.toLowerCase().includes('</style'))
    throw new ReleaseError(`${file}: it would end the element that it stands in`);
  return printed;
}

function problemOf(node: ChildNode, rules: SheetRules): string | null {
  switch (node.type) {
    case 'comment':
      return null;
    case 'rule':
      return rules.isHost || isMotion(node) ? null : selectorProblem(node);
    case 'decl':
      if (/^(?:behavior|-moz-binding)$/i.test(node.prop) || node.prop.includes('\\'))
        return `${node.prop} is not for the sheet of a page`;
      return addressProblem(node.value, rules);
    case 'atrule': {
      const name = node.name.toLowerCase();
      const isKnown = rules.isHost ? !/^(?:import|namespace|charset|font-face)$/.test(name) : AT_RULES.has(name);
      if (!isKnown || name.includes('\\')) return `@${node.name} is not for the sheet of a page`;
      if (!rules.isHost && name.endsWith('keyframes') && (node.params.startsWith(FRAME) || node.params.includes('\\')))
        return `the motion ${node.params} has a name of the frame's`;
      return addressProblem(node.params, rules);
    }
  }
}

function isMotion({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

function addressProblem(value: string, rules: SheetRules): string | null {
  const addresses = addressesIn(value);
  if (!addresses) return `${JSON.stringify(value.slice(0, 100))} cannot be read for certain`;
  const foreign = addresses.find((address) => !isOwnPicture(address, rules));
  return foreign === undefined ? null : `${JSON.stringify(foreign.slice(0, 100))} is not of this site`;
}

/** A remote's classes are in its slot alone: what a selector with one of them matches is there, too. */
function selectorProblem({ selector, parent }: Rule): string | null {
  const isNested = parent?.type === 'rule';
  const all = selectorParser().astSync(selector).nodes;
  return all.every((one) => isOwn(one, isNested)) ? null : `${selector.slice(0, 100)} styles more than its own classes`;
}

function isOwn(selector: Selector, isNested: boolean): boolean {
  const named = selector.nodes.some((node) => node.type === 'class' && !node.value.startsWith(FRAME));
  if (named || !isNested) return named;
  // A nested rule is covered by the one around it, unless it names that within a pseudo-class alone.
  return selector.nodes.some(({ type }) => type === 'nesting') || !selector.toString().includes('&');
}

function parsed(file: string, css: string): Root {
  try {
    return postcss.parse(css);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line = 1, column = 1 } = error;
    throw new ReleaseError(`${file}: ${reason}, at line ${line}, column ${column}`, { cause: error });
  }
}
