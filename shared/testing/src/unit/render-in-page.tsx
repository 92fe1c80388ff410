import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';

const props = { config: { basePath: '/site/' } } as unknown as PageProps;

/** Renders with a page around it, below the base path `/site/`: links ask the page where the site stands. */
export function renderInPage(content: ReactNode): RenderResult {
  const { Component } = definePage({ head: { title: '', description: '' }, Component: () => content });
  return render(<Component {...props} />);
}
