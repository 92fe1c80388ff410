import { useEffect, useRef } from 'react';
import { passesOn, storedObject } from '@shared/client/auth';
import { writeDraft } from './draft-slots';
import { useKeeper } from '../owner/use-owner';

/**
 * Passes on the draft of a form that comes after its page: what a guest typed goes on under the name they signed in by, though the
 * form was not there when they did. A form that is there sees to that itself.
 */
export function usePassedDraft(key: string): void {
  const keeper = useKeeper();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (keeper === undefined) return;
    const from = before.current;
    before.current = keeper;
    if (from === undefined || from === keeper || !passesOn(from, keeper)) return;
    const isEmpty = (name: string) => Object.keys(storedObject(name)).length === 0;
    if (isEmpty(key + from) || !isEmpty(key + keeper)) return;
    writeDraft(key + keeper, storedObject(key + from));
    writeDraft(key + from, null);
  }, [key, keeper]);
}
