import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { ConvergeScene } from './converge-scene';

function setUp() {
  const { container } = render(<ConvergeScene />);
  enhanceTouch(container);
  return { user: userEvent.setup(), source: (name: RegExp) => screen.getByRole('switch', { name }) };
}

describe('sources of the table', () => {
  it('have a column each, in their order', () => {
    setUp();
    const columns = screen.getAllByRole('columnheader').slice(1);
    screen.getAllByRole('switch').forEach((source, index) => {
      expect(source).toHaveAccessibleName(expect.stringContaining(columns[index]?.textContent ?? 'none'));
    });
    expect(columns).toHaveLength(5);
  });

  it('are switched on and off by keyboard, and say what it does', async () => {
    const { user, source } = setUp();
    source(/京东/).focus();
    await user.keyboard(' ');
    expect(source(/京东/)).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('京东已接上：昨天 29 单');
    await user.keyboard(' ');
    expect(source(/京东/)).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('京东已断开');
  });
});
