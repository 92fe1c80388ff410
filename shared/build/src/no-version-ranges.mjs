/**
 * In place of the federation runtime's reader of version ranges. The host asks the runtime for no shared module, and the
 * containers of remotes look theirs up themselves; whether a release's ranges fit the host is decided when it is tried
 * and promoted (release/src/publish/shared-fits.ts).
 */
export const satisfy = () => {
  throw new Error('This site asks the federation runtime for no shared module');
};
