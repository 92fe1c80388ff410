import type { DeskResource } from './data/calls';
import { audit } from './sections/audit/audit';
import { applications } from './sections/grade/applications';
import { certificates } from './sections/grade/certificates';
import { bookings } from './sections/bookings/bookings';
import { waits } from './sections/bookings/waits';
import { builds } from './sections/builds/builds';
import { chapters } from './sections/chapters/chapters';
import { choices } from './sections/choices/choices';
import { comics } from './sections/comics/comics';
import { door } from './sections/bookings/door';
import { figures } from './sections/figures/figures';
import { helpArticles } from './sections/help/help-articles';
import { helpSections } from './sections/help/help-sections';
import { mails } from './sections/mails/mails';
import { messages } from './sections/assist/messages';
import { moderation } from './sections/moderation/moderation';
import { spamWords } from './sections/moderation/spam-words';
import { dataRequests } from './sections/data-requests/data-requests';
import { openDays } from './sections/open-days/open-days';
import { openDayTables } from './sections/open-days/tables';
import { pageContent } from './sections/content/page-content';
import { people } from './sections/users/people';
import { pictures } from './sections/content/pictures';
import { publications } from './sections/content/publications';
import { releases } from './sections/releases/releases';
import { hookCalls, hooks } from './sections/hooks/hooks';
import { demoHours, demos } from './sections/assist/demos';
import { leadRules } from './sections/assist/lead-rules';
import { templates } from './sections/assist/templates';
import { entries } from './sections/works/entries';
import { works } from './sections/works/works';

/** Everything that the desk lists, in the order of its menu. */
export const resources: readonly DeskResource[] = [
  pageContent,
  publications,
  pictures,
  figures,
  moderation,
  spamWords,
  entries,
  applications,
  certificates,
  messages,
  demos,
  demoHours,
  bookings,
  waits,
  door,
  comics,
  chapters,
  openDays,
  openDayTables,
  works,
  choices,
  helpArticles,
  helpSections,
  people,
  dataRequests,
  releases,
  builds,
  mails,
  templates,
  leadRules,
  hooks,
  hookCalls,
  audit,
];
