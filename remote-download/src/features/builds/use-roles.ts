import { useEffect, useState } from 'react';
import { call } from '@shared/client';
import { readToken } from '@shared/client/auth';
import { userInfoRich } from '@shared/contract/endpoints';

/** Roles of the signed-in visitor, asked for where they are of use; undefined for a guest. */
export function useRoles(asked: boolean): readonly string[] | undefined {
  const [roles, setRoles] = useState<readonly string[]>();
  useEffect(() => {
    if (!asked || readToken() === undefined) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, swallow: true, quiet: true };
    // A page without the button is as it is for everybody else.
    call(userInfoRich, {}, options).then(
      (me) => setRoles(me.roles),
      () => undefined,
    );
    return () => controller.abort();
  }, [asked]);
  return roles;
}
