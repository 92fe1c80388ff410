import { z } from 'zod';
import { gradeFields } from '../fields';
import { optionalText, typed } from './entities/basics';
import { fileId, gradeApplicationSchema, gradeLevels } from './entities/grade';
import { defineEndpoint } from './endpoint';

/** Applies for a personal grade, with evidence uploaded before. Refused with `already-applied` while one of that level is open or granted. */
export const personalGradeApply = defineEndpoint({
  method: 'POST',
  path: '/api/eco/v1/personalGrade/apply',
  token: 'optional',
  access: 'visitor',
  summary: '申请个人等级认证',
  body: z.object({
    level: z.enum(gradeLevels),
    realName: typed(gradeFields.realName),
    employer: optionalText(gradeFields.employer.max),
    /** What was automated. */
    statement: typed(gradeFields.statement),
    /** 1 to 5 files of this visitor. */
    evidence: z.array(fileId).min(1, '请上传证明材料').max(5, '最多 5 个文件'),
  }),
  data: gradeApplicationSchema,
});
