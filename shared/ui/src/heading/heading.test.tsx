import { render, screen } from '@testing-library/react';
import { Heading } from './heading';

it('reads as one sentence on its level, whatever phrases it wraps between', () => {
  render(<Heading level={2} phrases={['先录下来，', '再让它', '自己跑。']} dim={1} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('先录下来，再让它自己跑。');
  expect(screen.getByText('自己跑。').parentElement).toHaveClass('dim');
});
