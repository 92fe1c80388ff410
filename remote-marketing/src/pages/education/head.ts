import { gradeLevelLabels } from '@shared/contract/fields';
import words from './head.json';

export const head = { ...words, description: words.description.replace('{levels}', gradeLevelLabels) };
