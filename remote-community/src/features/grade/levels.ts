import type { GradeLevel } from '@shared/contract/endpoints';
import { gradeLevelWords } from '@shared/contract/fields';

export interface Level {
  value: GradeLevel;
  label: string;
  note: string;
}

export const levels: readonly Level[] = [
  { value: 'junior', ...gradeLevelWords.junior },
  { value: 'intermediate', ...gradeLevelWords.intermediate },
  { value: 'senior', ...gradeLevelWords.senior },
];

export function levelName(value: GradeLevel): string {
  return levels.find((level) => level.value === value)?.label ?? value;
}

/** The level that a form names; the first one for anything else. */
export function levelOf(value: string): GradeLevel {
  return levels.find((level) => level.value === value)?.value ?? 'junior';
}
