import { accountSuite } from '../domains/account/account.suite';
import { articleSuite } from '../domains/articles/article.suite';
import { appointmentSuite } from '../domains/appointments/appointment.suite';
import { comicSuite } from '../domains/comics/comic.suite';
import { downloadSuite } from '../domains/downloads/download.suite';
import { forumSuite } from '../domains/forum/forum.suite';
import { gradeSuite } from '../domains/grade/grade.suite';
import { likeSuite } from '../domains/likes/like.suite';
import { otherSuite } from '../domains/operation/operation.suite';
import { sessionSuite } from '../domains/sessions/session.suite';
import { jumpTokenCallSuite } from '../domains/sign-in/jump-token-call.suite';
import { providerLoginSuite } from '../domains/sign-in/provider-login.suite';
import { telemetrySuite } from '../domains/telemetry/telemetry.suite';
import { workSuite } from '../domains/works/work.suite';
import { moderationSuite } from '../domains/moderation/moderation.suite';
import { rolesSuite } from './roles.suite';
import { partsSuite } from '../domains/operation/parts.suite';
import { retentionSuite } from '../domains/retention/retention.suite';
import { repeatsSuite } from '../domains/operation/repeats.suite';
import { uploadSuite } from '../domains/uploads/upload.suite';
import type { Suite } from '../domains/domain.suite';

/** What holds on every engine. */
export const allSuites: readonly Suite[] = [
  ...[appointmentSuite, comicSuite, downloadSuite, forumSuite, gradeSuite, likeSuite],
  ...[articleSuite, partsSuite, repeatsSuite, retentionSuite, uploadSuite, accountSuite],
  ...[moderationSuite, otherSuite, rolesSuite, sessionSuite, telemetrySuite, workSuite],
  ...[jumpTokenCallSuite, providerLoginSuite],
];
