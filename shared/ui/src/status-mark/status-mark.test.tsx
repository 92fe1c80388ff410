import { render, screen } from '@testing-library/react';
import { StatusMark } from './status-mark';

it('says the status in words, never by its colour alone', () => {
  render(
    <>
      <StatusMark status="failed" />
      <StatusMark status="done">已收到</StatusMark>
    </>,
  );
  expect(screen.getByText('出错')).toHaveClass('failed');
  expect(screen.getByText('已收到')).toHaveClass('done');
});
