import { render, screen } from '@testing-library/react';
import { HasMark } from './has-mark';

it('says yes and no in words, never by its shape alone', () => {
  render(
    <>
      <HasMark has>有</HasMark>
      <HasMark has={false}>没有</HasMark>
    </>,
  );
  expect(screen.getByText('有').parentElement).toHaveClass('has');
  expect(screen.getByText('没有').parentElement).toHaveClass('none');
});
