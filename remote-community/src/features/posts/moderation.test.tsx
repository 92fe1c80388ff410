import { screen } from '@testing-library/react';
import { renderInPage } from '@shared/testing/render-in-page';
import { ReportButton } from './moderation';

const target = { targetType: 'answer', targetId: 11 } as const;

it('a report of one’s own words is no button, and leaves the place of one as it was', () => {
  const { container, rerender } = renderInPage(<ReportButton target={target} own={false} />);
  expect(screen.getByRole('button', { name: '举报' })).toBeInTheDocument();
  const before = container.textContent;
  rerender(<ReportButton target={target} own />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(container.textContent).toBe(before);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
