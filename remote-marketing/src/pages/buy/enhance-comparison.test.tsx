import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceComparison } from './enhance-comparison';

const listeners = new Set<() => void>();

beforeEach(() => {
  listeners.clear();
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
});

function setUp() {
  const { container } = render(
    <div data-comparison>
      {[0, 1].map((chosen) => (
        <select key={chosen} aria-label={`版本 ${String(chosen)}`} defaultValue={chosen} data-choice>
          <option value={0}>个人</option>
          <option value={1}>专业</option>
          <option value={2}>团队</option>
        </select>
      ))}
      <table>
        <tbody>
          <tr data-feature>
            <th>定时</th>
            <td>1 条</td>
            <td>不限</td>
            <td>不限</td>
          </tr>
        </tbody>
      </table>
    </div>,
  );
  const stop = enhanceComparison(container);
  return { stop, user: userEvent.setup() };
}

describe('the comparison of editions', () => {
  it('marks a row as different where the two chosen editions differ', () => {
    setUp();
    expect(screen.getByRole('row')).not.toHaveAttribute('data-same');
  });

  it('shows the edition that was chosen and looks for differences again', async () => {
    const { user } = setUp();
    await user.selectOptions(screen.getByLabelText('版本 0'), '2');
    const cells = screen.getAllByRole('cell');
    expect(cells.map((cell) => cell.hasAttribute('data-shown'))).toEqual([false, true, true]);
    expect(screen.getByRole('row')).toHaveAttribute('data-same');
  });

  it('lets go of the window when it is taken away', () => {
    const { stop } = setUp();
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
