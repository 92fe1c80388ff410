import type { DeskResource } from './data/calls';
import { audit } from './sections/audit/audit';
import { messages } from './sections/messages/messages';

/** Everything that the desk lists, in the order of its menu. */
export const resources: readonly DeskResource[] = [messages, audit];
