import { screen } from '@testing-library/react';
import { renderInPage } from '@shared/testing/render-in-page';
import { Pager } from './pager';

const href = (page: number) => `/qa/?page=${String(page)}`;
const setUp = (page: number, total: number) =>
  renderInPage(<Pager what="问题" page={page} size={10} total={total} href={href} />);

describe('a pager', () => {
  it('leads to the pages beside this one by their addresses', () => {
    setUp(2, 25);
    expect(screen.getByRole('navigation', { name: '问题翻页' })).toHaveTextContent('第 2 页，共 3 页');
    expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/site/qa/?page=1');
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/site/qa/?page=3');
  });

  it.each([
    [1, '上一页'],
    [3, '下一页'],
  ])('leads from page %i to no %s', (page, name) => {
    setUp(page, 25);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('only counts where all stands on one page, and is not there where there is nothing', () => {
    setUp(1, 10);
    expect(screen.getByText('都在这里了，共 10 条。')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(setUp(1, 0).container).toBeEmptyDOMElement();
  });
});
