import { render, screen } from '@testing-library/react';
import { Bones } from './bones';

it('say that something is on its way, in as many rows as are expected', () => {
  render(<Bones rows={4} />);
  expect(screen.getByRole('status', { name: '正在载入' }).children).toHaveLength(4);
});
