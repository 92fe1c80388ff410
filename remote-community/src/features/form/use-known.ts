import { useMemo } from 'react';
import { useMe } from '../calls/use-call';

/**
 * An empty form with what the visitor's account says of them.
 *
 * @param blank a constant
 */
export function useKnown<Values extends { name: string; company: string }>(blank: Values): Values {
  const me = useMe();
  return useMemo(() => (me ? { ...blank, name: me.name, company: me.company } : blank), [blank, me]);
}
