/**
 * The version of the contract between bundles that are deployed at different times (docs/architecture.md rule 6).
 * A remote built for `major.minor` runs on a host that offers the same major and at least that minor.
 */
export const CONTRACT_VERSION = '1.6';

/** Whether a host that offers `offered` can run what was built for `needed`. Both are `major.minor`; anything else fits nothing. */
export function contractFits(needed: string, offered: string): boolean {
  const [needMajor, needMinor] = parse(needed);
  const [offerMajor, offerMinor] = parse(offered);
  return needMajor === offerMajor && needMinor <= offerMinor;
}

function parse(version: string): [major: number, minor: number] {
  const match = /^(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
}
