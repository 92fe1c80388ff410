import type { GradeLevel } from '@shared/contract/endpoints';

export interface Level {
  value: GradeLevel;
  label: string;
  note: string;
}

export const levels: readonly Level[] = [
  { value: 'junior', label: '初级', note: '能独立录制并排程' },
  { value: 'intermediate', label: '中级', note: '能处理判断与例外' },
  { value: 'senior', label: '高级', note: '能带团队设计流程' },
];

export function levelName(value: GradeLevel): string {
  return levels.find((level) => level.value === value)?.label ?? value;
}

/** The level that a form names; the first one for anything else. */
export function levelOf(value: string): GradeLevel {
  return levels.find((level) => level.value === value)?.value ?? 'junior';
}
