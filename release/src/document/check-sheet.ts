import postcss, { CssSyntaxError, type Root } from 'postcss';
import { ReleaseError } from '../release-error';
import { type AddressRules, addressesIn, isOwnPicture } from './addresses';

/**
 * A sheet as it goes into a page: parsed, checked and printed anew. Throws a `ReleaseError` that names file and place where it would end
 * its element, or brings in what is not of the site.
 */
export function checkedSheet(file: string, css: string, rules: Pick<AddressRules, 'origins'>): string {
  const root = parsed(file, css);
  const refuse = (
    what: string,
    node: { source?: { start?: { line: number; column: number } | undefined } | undefined },
  ) => {
    const { line = 1, column = 1 } = node.source?.start ?? {};
    throw new ReleaseError(`${file}: ${what}, at line ${line}, column ${column}`);
  };
  const check = (value: string, node: Parameters<typeof refuse>[1]) => {
    const addresses = addressesIn(value);
    if (!addresses) refuse(`${JSON.stringify(value.slice(0, 100))} cannot be read for certain`, node);
    const foreign = addresses?.find((address) => !isOwnPicture(address, rules));
    if (foreign !== undefined) refuse(`${JSON.stringify(foreign.slice(0, 100))} is not of this site`, node);
  };
  root.walk((node) => {
    if (node.type === 'atrule') {
      if (/^(?:import|namespace|charset|font-face)$/i.test(node.name) || node.name.includes('\\'))
        refuse(`@${node.name} is not for the sheet of a page`, node);
      check(node.params, node);
    }
    if (node.type === 'decl') {
      if (/^(?:behavior|-moz-binding)$/i.test(node.prop) || node.prop.includes('\\'))
        refuse(`${node.prop} is not for the sheet of a page`, node);
      check(node.value, node);
    }
  });
  const printed = root.toString();
  if (printed.toLowerCase().includes('</style'))
    throw new ReleaseError(`${file}: it would end the element that it stands in`);
  return printed;
}

function parsed(file: string, css: string): Root {
  try {
    return postcss.parse(css);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw new ReleaseError(`${file}: ${error.reason}, at line ${error.line ?? 1}, column ${error.column ?? 1}`, {
      cause: error,
    });
  }
}
