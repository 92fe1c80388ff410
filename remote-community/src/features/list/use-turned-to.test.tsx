import { render, screen } from '@testing-library/react';
import { useTurnedTo } from './use-turned-to';

function List({ page }: { page: number }) {
  const heading = useTurnedTo<HTMLHeadingElement>(page);
  return (
    <h2 ref={heading} tabIndex={-1}>
      第 {page} 页
    </h2>
  );
}

it('brings the beginning of another page into sight, and leaves alone what the page opened with', () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const { rerender } = render(<List page={1} />);
  rerender(<List page={1} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<List page={2} />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();
});
