import { renderHook } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { PageContext } from './page-context';
import { useDocumentTitle } from './use-document-title';

const page = { config: { brand: { name: '云梭' } } } as unknown as PageProps;

test('a page names the document once its data is there, and never again after somebody else did', () => {
  document.title = '漫画 · 云梭';
  const { rerender } = renderHook(
    ({ title }: { title: string | undefined }) => {
      useDocumentTitle(title);
    },
    {
      initialProps: { title: undefined as string | undefined },
      wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
    },
  );
  expect(document.title).toBe('漫画 · 云梭');
  rerender({ title: '第二话' });
  expect(document.title).toBe('第二话 · 云梭');
  document.title = '首页';
  rerender({ title: '第二话' });
  expect(document.title).toBe('首页');
});
