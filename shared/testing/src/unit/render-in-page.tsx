import { render, type RenderResult } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { ComposedAnswers, PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';

const props = { config: { basePath: '/site/' }, answers: null } as unknown as PageProps;

/** Renders with a page around it, below the base path `/site/`: links ask the page where the site stands. */
export function renderInPage(content: ReactNode): RenderResult {
  return render(<>{content}</>, { wrapper: pageAround() });
}

/** A page for hooks to be in, as it was composed with these answers. */
export function pageAround(answers: ComposedAnswers | null = null) {
  return function Page({ children }: { children: ReactNode }) {
    const [{ Component }] = useState(() => definePage({ head: { title: '', description: '' }, Component: Children }));
    return <Component {...props} {...{ answers, composed: answers !== null, children }} />;
  };
}

function Children(all: PageProps): ReactNode {
  return (all as PageProps & { children: ReactNode }).children;
}
