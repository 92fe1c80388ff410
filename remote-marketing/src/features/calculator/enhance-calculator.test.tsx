import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calculator } from './calculator';
import { enhanceCalculator } from './enhance-calculator';

function setUp() {
  const { container } = render(<Calculator onPrices />);
  const stop = enhanceCalculator(container);
  const result = (name: string) => container.querySelector(`[data-result=${name}]`)?.textContent;
  return { result, stop, user: userEvent.setup() };
}

describe('the calculator', () => {
  it('shows the results of its defaults before anything is entered', () => {
    const { result } = setUp();
    expect(result('hoursByHand')).toBe('25.7');
    expect(result('costByHand')).toBe('1,027');
    expect(result('saved')).toBe('723');
    expect(screen.getByText(/还不划算/)).not.toBeVisible();
  });

  it('follows what is entered', async () => {
    const { result, user } = setUp();
    const times = screen.getByLabelText(/一个月做几次/);
    await user.clear(times);
    await user.type(times, '120');
    await waitFor(() => expect(result('hoursByHand')).toBe('70'));
    expect(result('costByHand')).toBe('2,800');
    expect(result('saved')).toBe('2,230');
  });

  it('takes an empty field for nothing', async () => {
    const { result, user } = setUp();
    await user.clear(screen.getByLabelText(/一次要几分钟/));
    await waitFor(() => expect(result('saved')).toBe('−150'));
    expect(screen.getByText(/还不划算/)).toBeVisible();
  });

  it('stops following once it is taken away', async () => {
    const { result, stop, user } = setUp();
    stop();
    await user.clear(screen.getByLabelText(/一次要几分钟/));
    expect(result('hoursByHand')).toBe('25.7');
  });
});
