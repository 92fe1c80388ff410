import {
  type HostBridge,
  announceLoginRequired,
  announceMessage,
  listenLoginRequired,
  listenMessage,
} from '@shared/contract';
import { loadPart } from '../load-part';
import type { OverlayRequest, Overlays } from './overlays';

/** Layers over the page: login prompt and messages. Their code comes when the first of them is needed. */
export function startOverlays(): Pick<HostBridge, 'openLogin' | 'showMessage'> {
  let overlays: Overlays | undefined;
  const show = (request: OverlayRequest) => {
    loadPart(() => import(/* webpackChunkName: "overlays" */ './overlays')).then(
      (part) => {
        const container = document.getElementById('overlays');
        if (!container) return;
        overlays ??= new part.Overlays(container);
        overlays.show(request);
      },
      () => undefined,
    );
  };
  listenLoginRequired(({ reason }) => show({ kind: 'login', ...(reason === undefined ? {} : { reason }) }));
  listenMessage((message) => show({ kind: 'message', message }));
  return {
    openLogin: (reason) => announceLoginRequired(reason === undefined ? {} : { reason }),
    showMessage: announceMessage,
  };
}
