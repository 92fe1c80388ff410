import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table';

it('heads its columns and rows, names the column in every cell for a phone, and can be scrolled by keyboard', () => {
  render(<DataTable label="配置" columns={['系统', '最低', '建议']} rows={[['内存', '4 GB', '8 GB']]} stacked />);
  expect(screen.getByRole('region', { name: '配置' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['系统', '最低', '建议']);
  const row = screen.getByRole('row', { name: '内存 4 GB 8 GB' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('内存');
  expect(within(row).getByRole('cell', { name: '8 GB' })).toHaveAttribute('data-label', '建议');
});
