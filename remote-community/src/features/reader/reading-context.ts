import { createContext } from 'react';
import type { Reading } from './use-reading';

/** How far one is. What shows it listens here, so that a turn renders nothing around it. */
export const ReadingContext = createContext<Pick<Reading, 'last' | 'count'>>({ last: 0, count: 0 });
