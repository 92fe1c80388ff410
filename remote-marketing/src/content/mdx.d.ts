declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { CaseFacts } from './schema/cases';

  export const facts: CaseFacts;
  const Story: ComponentType;
  export default Story;
}
