import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckField } from './check-field';

describe('a checkbox with words', () => {
  it('is switched by its words', async () => {
    render(<CheckField name="consent">同意联系我</CheckField>);
    await userEvent.click(screen.getByText('同意联系我'));
    expect(screen.getByRole('checkbox', { name: '同意联系我' })).toBeChecked();
  });

  it('says that it is missing', () => {
    render(<CheckField error="勾选后才能发送">同意联系我</CheckField>);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('勾选后才能发送');
  });
});
