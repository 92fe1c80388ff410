import type { SolutionSummary } from './schema/solutions';
import content from './solution-list.json';

export const solutionList = content as readonly SolutionSummary[];
