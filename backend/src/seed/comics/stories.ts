import { monthEnd } from './month-end';
import { newColleague } from './new-colleague';
import { returnsDesk } from './returns-desk';
import type { Story } from './story';

/** Original comics for this site; their order is their number. */
export const stories: readonly Story[] = [monthEnd, returnsDesk, newColleague];
