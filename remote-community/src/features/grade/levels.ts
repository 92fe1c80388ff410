import { type GradeLevel, gradeLevels, gradeLevelWords } from '@shared/contract/fields';

export interface Level {
  value: GradeLevel;
  label: string;
  note: string;
}

export const levels: readonly Level[] = gradeLevels.map((value) => ({ value, ...gradeLevelWords[value] }));

export const levelName = (value: GradeLevel): string => gradeLevelWords[value].label;

/** The level that a form names; the first one for anything else. */
export function levelOf(value: string): GradeLevel {
  return gradeLevels.find((level) => level === value) ?? 'junior';
}
