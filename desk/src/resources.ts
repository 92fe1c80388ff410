import type { DeskResource } from './data/calls';
import { audit } from './sections/audit/audit';
import { messages } from './sections/assist/messages';
import { templates } from './sections/assist/templates';
import { applications } from './sections/grade/applications';
import { moderation } from './sections/moderation/moderation';
import { people } from './sections/users/people';

/** Everything that the desk lists, in the order of its menu. */
export const resources: readonly DeskResource[] = [moderation, applications, messages, templates, people, audit];
