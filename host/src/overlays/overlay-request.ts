import type { SiteMessage } from '@shared/contract';

export type OverlayRequest = { kind: 'login'; reason?: string } | { kind: 'message'; message: SiteMessage };
