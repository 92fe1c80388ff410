const NAME = 'site-login';

/** Null where a browser has no such channel; tabs then notice when they are looked at. */
export function openTabsChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
}

export function tellOtherTabs(): void {
  const channel = openTabsChannel();
  channel?.postMessage('changed');
  channel?.close();
}
