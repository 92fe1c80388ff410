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

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  HTMLElement.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', '/');
  // The document was opened at the fifth page, and was composed without a query.
  const opened = [{ name: `${location.origin}/?page=5` }] as PerformanceEntryList;
  performance.getEntriesByType = () => opened;
});

it('a turn brings the beginning of another page into sight', () => {
  const { rerender } = render(<List page={1} />);
  rerender(<List page={1} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<List page={2} />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('the page that was opened is left alone, but not when somebody comes back to it', () => {
  const { rerender } = render(<List page={1} />);
  history.replaceState(null, '', '/?page=5#top');
  rerender(<List page={5} />);
  expect(scrolled).not.toHaveBeenCalled();
  history.replaceState(null, '', '/?page=2');
  rerender(<List page={2} />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/?page=5');
  rerender(<List page={5} />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});
