import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { GainTable } from './gain-table';

it('the table has a column for each kind of partner, in the same order', () => {
  render(<GainTable />);
  const kinds = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns.slice(1)).toEqual(kinds);
  expect(screen.getByRole('radio', { name: '交付' })).toBeChecked();
});
