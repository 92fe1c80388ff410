import { render, screen } from '@testing-library/react';
import { Faq } from './faq';

const items = [
  { question: '要会写代码吗？', answer: '不用。' },
  { question: '断网能跑吗？', answer: '能。' },
];

describe('questions and answers', () => {
  it('are native details of one name, of which one is open', () => {
    render(<Faq items={items} name="questions" open={1} />);
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.hasAttribute('open'))).toEqual([false, true]);
    for (const group of groups) expect(group).toHaveAttribute('name', 'questions');
    expect(groups[1]).toHaveTextContent('断网能跑吗？能。');
  });

  it('may all be closed from the start', () => {
    render(<Faq items={items} open={-1} />);
    for (const group of screen.getAllByRole('group')) expect(group).not.toHaveAttribute('open');
  });
});
