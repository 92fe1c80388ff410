import type { HostBridge } from '../page/page';

/** The host of a page that is rendered where none runs, as in a composer. */
export const noHost: HostBridge = {
  navigate: () => undefined,
  openLogin: () => undefined,
  showMessage: () => undefined,
  setUnsaved: () => undefined,
  composedRegion: () => [],
};
