import type { DeskResource } from './data/calls';
import { audit } from './sections/audit/audit';
import { bookings } from './sections/bookings/bookings';
import { door } from './sections/bookings/door';
import { openDayTables } from './sections/open-days/tables';
import { openDays } from './sections/open-days/open-days';
import { mails } from './sections/mails/mails';
import { messages } from './sections/messages/messages';

/** Everything that the desk lists, in the order of its menu. */
export const resources: readonly DeskResource[] = [openDays, openDayTables, bookings, door, mails, messages, audit];
