import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceTabs } from './enhance-tabs';
import { Tabs } from './tabs';

const items = [
  { label: '运营', content: '日报' },
  { label: '财务', content: '发票' },
  { label: '客服', content: '差评' },
];

function setUp() {
  const { container } = render(<Tabs name="role" label="岗位" items={items} />);
  return { container, user: userEvent.setup() };
}

describe('tabs', () => {
  it('are radio buttons before any script', () => {
    setUp();
    expect(screen.getByRole('radiogroup', { name: '岗位' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '运营' })).toBeChecked();
  });

  it('become tabs with panels once enhanced', () => {
    const { container } = setUp();
    enhanceTabs(container);
    expect(screen.getByRole('tab', { name: '运营' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: '财务' })).toHaveTextContent('发票');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('follow the arrow keys around the end', async () => {
    const { container, user } = setUp();
    enhanceTabs(container);
    screen.getByRole('tab', { name: '运营' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '客服' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: '客服' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: '运营' })).toHaveAttribute('aria-selected', 'true');
  });

  it('follow a click', async () => {
    const { container, user } = setUp();
    enhanceTabs(container);
    await user.click(screen.getByRole('tab', { name: '财务' }));
    expect(screen.getByRole('tab', { name: '财务' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: '运营' })).toHaveAttribute('tabindex', '-1');
  });
});
