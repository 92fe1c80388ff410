import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { applyFilter } from './apply-filter';

function setUp(query: string) {
  const { container } = render(
    <div>
      <a href="/case/list/" data-filter="type" data-value="">
        全部
      </a>
      <a href="/case/list/?type=apparel" data-filter="type" data-value="apparel">
        服饰
      </a>
      <a href="/case/list/?department=x" data-filter="department" data-value="客服部">
        客服部
      </a>
      <p data-count="{count} 个案例" />
      <p data-empty hidden>
        没有
      </p>
      <ul>
        <li data-type="apparel" data-department="运营部">
          日报
        </li>
        <li data-type="home" data-department="客服部">
          差评
        </li>
      </ul>
    </div>,
  );
  applyFilter(container, query, '/site/');
}

describe('the filter of the case list', () => {
  it('shows everything where the address asks for nothing', () => {
    setUp('');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('2 个案例')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows only the type that the address asks for', () => {
    setUp('?type=apparel');
    expect(screen.getByText('日报')).toBeVisible();
    expect(screen.getByText('差评')).not.toBeVisible();
    expect(screen.getByRole('link', { name: '服饰' })).toHaveAttribute('aria-current', 'true');
  });

  it('gives the case that the page opens on its row once something is asked for', () => {
    const { container } = render(
      <ul>
        <li data-type="apparel" data-department="运营部" data-lead hidden>
          日报
        </li>
      </ul>,
    );
    applyFilter(container, '?type=apparel', '/');
    expect(screen.getByText('日报')).toBeVisible();
    applyFilter(container, '', '/');
    expect(screen.getByText('日报')).not.toBeVisible();
  });

  it('keeps one choice in the links of the other, below the base path', () => {
    setUp('?type=apparel');
    const href = screen.getByRole('link', { name: '客服部' }).getAttribute('href') ?? '';
    expect(new URL(href, 'http://site.test').pathname).toBe('/site/case/list/');
    expect(Object.fromEntries(new URL(href, 'http://site.test').searchParams)).toEqual({
      type: 'apparel',
      department: '客服部',
    });
    expect(screen.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/site/case/list/');
  });

  it('says so where nothing fits', () => {
    setUp('?type=apparel&department=客服部');
    expect(screen.getByText('没有')).toBeVisible();
    expect(screen.getByText('0 个案例')).toBeInTheDocument();
  });
});
