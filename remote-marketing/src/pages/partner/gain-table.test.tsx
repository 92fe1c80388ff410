import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { GainTable } from './gain-table';

it('a cell names its kind of partner, for a phone, as its column does', () => {
  render(<GainTable />);
  const [, ...kinds] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(kinds).toHaveLength(4);
  for (const row of screen.getAllByRole('row').slice(1)) {
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.dataset['label']),
    ).toEqual(kinds);
  }
});
