import type { DeskResource } from './data/calls';
import { audit } from './sections/audit/audit';
import { builds } from './sections/builds/builds';
import { chapters } from './sections/chapters/chapters';
import { comics } from './sections/comics/comics';
import { messages } from './sections/messages/messages';

/** Everything that the desk lists, in the order of its menu. */
export const resources: readonly DeskResource[] = [messages, comics, chapters, builds, audit];
