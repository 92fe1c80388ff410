import {
  type HostBridge,
  announceLoginRequired,
  announceMessage,
  listenLoginRequired,
  listenMessage,
} from '@shared/contract';
import { loadPart } from '../remotes/load-part';
import type { OverlayRequest } from './overlay-request';
import { setUnsaved } from './unsaved';

/** What lies over the page: login prompt and messages. Their code comes when the first of them is needed. */
export function startOverlays(): Pick<HostBridge, 'openLogin' | 'showMessage' | 'setUnsaved'> {
  const show = (request: OverlayRequest) => {
    loadPart(() => import(/* webpackChunkName: "overlays" */ './show-overlay')).then(
      ({ showOverlay }) => {
        showOverlay(request);
      },
      () => undefined,
    );
  };
  listenLoginRequired(({ reason }) => {
    show({ kind: 'login', ...(reason === undefined ? {} : { reason }) });
  });
  listenMessage((message) => {
    show({ kind: 'message', message });
  });
  return {
    openLogin: (reason) => {
      announceLoginRequired(reason === undefined ? {} : { reason });
    },
    showMessage: announceMessage,
    setUnsaved,
  };
}
