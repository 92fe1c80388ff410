import type { BodyOf, DataOf } from '../../contract/endpoints/endpoint';
import type { personalGradeVerify } from '../../contract/endpoints/personal-grade-verify';
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
