import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceGroup } from './choice-group';

const options = [
  { value: 'first', label: '初级', note: '录制一个流程' },
  { value: 'second', label: '中级' },
];
const chosen = jest.fn();
const registered = {
  name: 'level',
  onChange: ({ target }: { target: { value: string } }) => void chosen(target.value),
};

describe('a group of choices', () => {
  it('has a name, begins with the one it is told to, and tells what is chosen', async () => {
    render(<ChoiceGroup label="申请哪一级" options={options} registered={registered} initial="first" />);
    expect(screen.getByRole('group', { name: '申请哪一级' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '初级 录制一个流程' })).toBeChecked();
    await userEvent.click(screen.getByText('中级'));
    expect(screen.getByRole('radio', { name: '中级' })).toBeChecked();
    expect(chosen).toHaveBeenCalledWith('second');
  });

  it('says what is wrong under it, of the group and of every choice', () => {
    render(<ChoiceGroup label="申请哪一级" options={options} registered={registered} error="选一级。" />);
    expect(screen.getByRole('group', { name: '申请哪一级' })).toHaveAccessibleDescription('选一级。');
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio).toBeInvalid();
      expect(radio).toHaveAccessibleDescription('选一级。');
    }
  });

  it('is described by nothing while nothing is wrong', () => {
    render(<ChoiceGroup label="申请哪一级" options={options} registered={registered} />);
    for (const part of [screen.getByRole('group'), ...screen.getAllByRole('radio')]) {
      expect(part).not.toHaveAttribute('aria-describedby');
      expect(part).not.toHaveAttribute('aria-invalid');
    }
  });
});
