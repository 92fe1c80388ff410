import type * as calls from '@shared/contract/endpoints';

/** What one address may ask of a call, beside the general limits. */
interface CallLimits {
  perMinute?: number;
  /** Bytes of a body that is larger, or smaller, than those of other calls. */
  bodyLimit?: number;
}

/** Texts that others read. */
const text = { perMinute: 60 };
/** Numbers of certificates follow one another: without a limit somebody would read all names. */
const named = { perMinute: 30 };

/** Links to a build: those of the call, and plain ones. */
export const LINKS = { perMinute: 60 };

const limits: Readonly<Partial<Record<keyof typeof calls, CallLimits>>> = {
  questionCreate: text,
  questionEdit: text,
  answerCreate: text,
  answerEdit: text,
  chapterCommentCreate: text,
  // A draft is saved as often as somebody who writes pauses.
  workEntrySave: text,
  profileSave: text,
  followSave: text,
  // Each reads many titles.
  similarQuestions: { perMinute: 60 },
  articleHelpful: { perMinute: 60 },
  contentAppeal: { perMinute: 30 },
  reportCreate: { perMinute: 30 },
  customAssist: { perMinute: 30 },
  demoTimes: { perMinute: 60 },
  demoOwn: { perMinute: 60 },
  demoChange: { perMinute: 60 },
  personalGradeVerify: named,
  certificateHolder: named,
  accessTokenByJumpToken: { perMinute: 60 },
  accountExport: { perMinute: 60 },
  accountDelete: { perMinute: 60 },
  downloadLink: LINKS,
  fileUpload: { perMinute: 60 },
  canaryCounts: { perMinute: 120 },
  telemetryCreate: { perMinute: 120 },
  visitCreate: { perMinute: 120, bodyLimit: 1024 },
  // The largest entry as UTF-8, with what stands around it.
  deskContentDraft: { bodyLimit: 256 * 1024 },
};

export function limitsOf(name: string): CallLimits {
  return (limits as Readonly<Record<string, CallLimits | undefined>>)[name] ?? {};
}
