import { renderHook, waitFor } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { PageContext } from './page-context';
import { useDocumentTitle } from './use-document-title';

const page = { config: { brand: { name: '云梭' } } } as unknown as PageProps;

test('a page keeps the title of its data when the host names it afterwards, and lets go of it when it leaves', async () => {
  const { unmount } = renderHook(
    () => {
      useDocumentTitle('第二话');
    },
    { wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext> },
  );
  document.title = '漫画 · 云梭';
  await waitFor(() => expect(document.title).toBe('第二话 · 云梭'));
  unmount();
  document.title = '首页';
  await Promise.resolve();
  expect(document.title).toBe('首页');
});
