import type { HostBridge, SiteMessage } from 'shared/contract';

/** What lies over the page: login prompt and messages, each loaded when it is first needed. */
export function startOverlays(): Pick<HostBridge, 'openLogin' | 'showMessage' | 'setUnsaved'> {
  return {
    openLogin: () => undefined,
    showMessage: (_message: SiteMessage) => undefined,
    setUnsaved: () => undefined,
  };
}
