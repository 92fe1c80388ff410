import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';

it('says its message and asks to be closed', async () => {
  const onClose = jest.fn();
  render(
    <Toast kind="error" onClose={onClose}>
      没有保存成
    </Toast>,
  );
  expect(screen.getByText('没有保存成').parentElement).toHaveAttribute('data-kind', 'error');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
