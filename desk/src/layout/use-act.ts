import type { Route } from '@shared/contract/endpoints';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { deskCall } from '../data/data-provider';

/** Makes calls that change something, one at a time: says that it is done, or why not, and reads again what is in sight. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const act = async (route: Route, input: object, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await deskCall(route, input);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : '没有成功', { type: 'error' });
      return false;
    } finally {
      refresh();
      setBusy(false);
    }
  };
  return { act, busy };
}
