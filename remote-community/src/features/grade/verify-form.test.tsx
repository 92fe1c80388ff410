import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { VerifyForm } from './verify-form';

const navigate = jest.fn();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <VerifyForm asked="" />,
});
const props = { host: { navigate }, config: { basePath: '/', brand: { name: '' } } } as unknown as PageProps;

beforeEach(() => {
  navigate.mockClear();
});

it.each(['RPA-2026-000001', ' rpa 2026 000001', 'rpa2026000001', 'RPA—2026—000001', 'RPA - 2026 - 000001 '])(
  'leads to the certificate whose number is typed as "%s"',
  async (typed) => {
    render(<Component {...props} />);
    await userEvent.type(screen.getByLabelText('证书编号'), typed);
    await userEvent.click(screen.getByRole('button', { name: '查验' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/certificate/RPA-2026-000001/'));
  },
);

it('the form says how a number is written where one is too short', async () => {
  render(<Component {...props} />);
  await userEvent.type(screen.getByLabelText('证书编号'), 'ys202600001');
  await userEvent.click(screen.getByRole('button', { name: '查验' }));
  await waitFor(() => expect(screen.getByLabelText('证书编号')).toHaveAccessibleDescription(/再加六位数字/));
  expect(navigate).not.toHaveBeenCalled();
});
