import { render, screen } from '@testing-library/react';
import { Actions } from './actions';

it('keep their buttons in order, and mark that the first one’s page may be fetched ahead', () => {
  const { container } = render(
    <Actions prefetch>
      <a href="/buy/">购买</a>
      <a href="/product/">产品</a>
    </Actions>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['购买', '产品']);
  expect(container.firstElementChild).toHaveAttribute('data-prefetch');
});
