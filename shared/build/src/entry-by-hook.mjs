/**
 * Replaces the federation runtime's ways to load an entry: every file of a remote comes through this site's loader,
 * and the `loadEntry` hook hands its container over.
 */
export const getRemoteEntry = async ({ origin, remoteInfo, remoteEntryExports, resourceContext }) => {
  if (remoteEntryExports) return remoteEntryExports;
  const { loaderHook, remoteHandler } = origin;
  return remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, loaderHook, remoteInfo, resourceContext });
};

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;

export const getRemoteInfo = (remote) => ({ shareScope: 'default', ...remote });

export const isEsmRemoteType = () => false;
