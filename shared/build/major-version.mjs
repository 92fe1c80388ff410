/**
 * In place of the federation runtime's reader of version ranges: whether what a release shares fits the host is decided
 * with all of semver when it is released (release/src/publish/shared-fits.ts). In a page this tells another major
 * version, for what an override brings.
 */
export const satisfy = (version, range) => !/\d/.test(range) || major(version) === major(range);

const major = (text) => Number(/\d+/.exec(text));
