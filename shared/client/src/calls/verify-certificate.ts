import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { personalGradeVerify } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Looks a certificate up by its number; `null` where there is none. */
export function verifyCertificate(
  body: BodyOf<typeof personalGradeVerify>,
  options?: CallOptions,
): Promise<DataOf<typeof personalGradeVerify>> {
  return send<typeof personalGradeVerify>(
    { method: 'POST', path: '/api/eco/v1/personalGrade/verify', token: 'optional', body },
    options,
  );
}
