import { accountSuite } from '../domains/account/account.suite';
import { appointmentSuite } from '../domains/appointments/appointment.suite';
import { articleSuite } from '../domains/articles/article.suite';
import { comicSuite } from '../domains/comics/comic.suite';
import { downloadSuite } from '../domains/downloads/download.suite';
import { inboxSuite } from '../domains/assist/inbox.suite';
import { forumSuite } from '../domains/forum/forum.suite';
import { gradeSuite } from '../domains/grade/grade.suite';
import { reviewSuite } from '../domains/grade/review.suite';
import { likeSuite } from '../domains/likes/like.suite';
import { contentSuite } from '../domains/moderation/content.suite';
import { moderationSuite } from '../domains/moderation/moderation.suite';
import { otherSuite } from '../domains/operation/operation.suite';
import { partsSuite } from '../domains/operation/parts.suite';
import { repeatsSuite } from '../domains/operation/repeats.suite';
import { retentionSuite } from '../domains/retention/retention.suite';
import { sessionSuite } from '../domains/sessions/session.suite';
import { jumpTokenCallSuite } from '../domains/sign-in/jump-token-call.suite';
import { providerLoginSuite } from '../domains/sign-in/provider-login.suite';
import { providerProblemsSuite } from '../domains/sign-in/provider-problems.suite';
import { telemetrySuite } from '../domains/telemetry/telemetry.suite';
import { uploadSuite } from '../domains/uploads/upload.suite';
import { peopleSuite } from '../domains/users/people.suite';
import { workSuite } from '../domains/works/work.suite';
import { rolesSuite } from './roles.suite';
import type { Suite } from '../domains/domain.suite';

/** What holds on every engine. */
export const allSuites: readonly Suite[] = [
  ...[accountSuite, appointmentSuite, articleSuite, comicSuite, downloadSuite, forumSuite, gradeSuite],
  ...[contentSuite, inboxSuite, peopleSuite, reviewSuite],
  ...[
    jumpTokenCallSuite,
    likeSuite,
    moderationSuite,
    otherSuite,
    partsSuite,
    providerLoginSuite,
    providerProblemsSuite,
  ],
  ...[repeatsSuite, retentionSuite, rolesSuite, sessionSuite, telemetrySuite, uploadSuite, workSuite],
];
