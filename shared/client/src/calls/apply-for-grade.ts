import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { personalGradeApply } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Applies for a personal grade, with evidence uploaded before. Refused with `already-applied` while one of that level is open or granted. */
export function applyForGrade(
  body: BodyOf<typeof personalGradeApply>,
  options?: CallOptions,
): Promise<DataOf<typeof personalGradeApply>> {
  return send<typeof personalGradeApply>(
    { method: 'POST', path: '/api/eco/v1/personalGrade/apply', token: 'optional', body },
    options,
  );
}
