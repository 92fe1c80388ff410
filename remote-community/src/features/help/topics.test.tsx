import { screen } from '@testing-library/react';
import { renderInPage } from '@shared/testing/render-in-page';
import { Topics } from './topics';
import type { Help } from './use-help';

const show = (data: Help) =>
  renderInPage(
    <Topics help={{ data, error: undefined, busy: false, reload: () => undefined, change: () => undefined }} />,
  );
const article = { id: 'a', section: 'start', title: '装上客户端', summary: '三步', updatedAt: '2026-11-01T00:00:00Z' };

it('a help centre without articles says what is to come, and where to ask meanwhile', () => {
  show({ sections: [{ id: 'start', name: '开始' }], articles: [] });
  expect(screen.getByText('第一篇还在写')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '到社区问一问' })).toBeInTheDocument();
  // Nobody is known to be a colleague.
  expect(screen.queryByRole('link', { name: '去后台添加' })).not.toBeInTheDocument();
});

it('a section without articles is not offered', () => {
  const sections = [
    { id: 'start', name: '开始' },
    { id: 'later', name: '以后' },
  ];
  show({ sections, articles: [article] } as unknown as Help);
  expect(screen.getByRole('link', { name: '装上客户端' })).toBeInTheDocument();
  expect(screen.queryByText('以后')).not.toBeInTheDocument();
});
