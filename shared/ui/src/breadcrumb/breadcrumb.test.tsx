import { screen } from '@testing-library/react';
import { renderInPage } from '@shared/testing/render-in-page';
import { Breadcrumb } from './breadcrumb';

it('leads back by links, and names this page without one', () => {
  renderInPage(
    <Breadcrumb
      items={[
        { label: '首页', href: '/' },
        { label: '案例', href: '/case/list/' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '当前位置' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/site/');
  expect(screen.queryByRole('link', { name: '案例' })).not.toBeInTheDocument();
  expect(screen.getByText('案例')).toHaveAttribute('aria-current', 'page');
});
