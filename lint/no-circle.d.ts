import type { Rule } from 'eslint';

export function noCircle(root: string): Rule.RuleModule;
