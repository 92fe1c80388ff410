export interface ApplyValues {
  level: string;
  realName: string;
  employer: string;
  statement: string;
  /** Files that have arrived; -1 while one is on its way. */
  files: number;
}

export const emptyApplication: ApplyValues = { level: 'junior', realName: '', employer: '', statement: '', files: 0 };
