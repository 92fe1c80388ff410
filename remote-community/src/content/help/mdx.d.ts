declare module '*.mdx' {
  import type { JSX } from 'react';

  export const meta: {
    title: string;
    category: string;
    summary: string;
    keywords: string;
  };
  export default function Content(props: { components?: Record<string, unknown> }): JSX.Element;
}
