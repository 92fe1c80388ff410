import { render, screen } from '@testing-library/react';
import { Problem } from './problem';

it('is read out as soon as it is there', () => {
  render(<Problem>没有发出去：网络断了</Problem>);
  expect(screen.getByRole('alert')).toHaveTextContent('没有发出去：网络断了');
});
