import { render, screen } from '@testing-library/react';
import { StepLine } from './step-line';

it('has done what stands before the running step, and waits with the rest', () => {
  render(<StepLine steps={['打开表格', '填订单', '发消息']} running={1} />);
  const [done, running, waiting] = screen.getAllByRole('listitem');
  expect(done).toHaveClass('done');
  expect(running).toHaveClass('now');
  expect(waiting).not.toHaveAttribute('class');
});
