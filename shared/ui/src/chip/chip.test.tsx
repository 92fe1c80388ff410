import { render, screen } from '@testing-library/react';
import { Chip } from './chip';

it('marks what is new and what is a sample in words, unless it has its own', () => {
  render(
    <>
      <Chip kind="new" />
      <Chip kind="sample" />
      <Chip kind="sample">示例漫画</Chip>
    </>,
  );
  for (const words of ['新', '示例', '示例漫画']) expect(screen.getByText(words)).toBeInTheDocument();
});
