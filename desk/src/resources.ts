import type { DeskResource } from './data/calls';
import { audit } from './sections/audit/audit';
import { choices } from './sections/choices/choices';
import { builds } from './sections/builds/builds';
import { chapters } from './sections/chapters/chapters';
import { comics } from './sections/comics/comics';
import { bookings } from './sections/bookings/bookings';
import { door } from './sections/bookings/door';
import { openDayTables } from './sections/open-days/tables';
import { openDays } from './sections/open-days/open-days';
import { mails } from './sections/mails/mails';
import { messages } from './sections/messages/messages';
import { works } from './sections/works/works';

/** Everything that the desk lists, in the order of its menu. */
export const resources: readonly DeskResource[] = [
  ...[comics, chapters, openDays, openDayTables, works, choices],
  ...[messages, bookings, door, mails, builds, audit],
];
