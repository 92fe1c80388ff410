import { render, screen } from '@testing-library/react';
import { Card } from './card';

it('is light on a dark ground too, and keeps what it is given', () => {
  render(
    <div data-tone="dark">
      <Card role="group" aria-label="订单" className="wide">
        <h3>三号桌</h3>
      </Card>
    </div>,
  );
  const card = screen.getByRole('group', { name: '订单' });
  expect(card).toHaveAttribute('data-tone', 'light');
  expect(card).toHaveClass('card', 'wide');
  expect(card).toContainElement(screen.getByRole('heading', { name: '三号桌' }));
});
