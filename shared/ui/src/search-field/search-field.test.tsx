import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

it('is found by its name, takes forty characters, and sends the form it stands in', async () => {
  const searched = jest.fn();
  render(
    <form action={(words) => void searched(words.get('keyword'))}>
      <SearchField label="找问题" name="keyword" />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: '找问题' }), '循'.repeat(41));
  await userEvent.click(screen.getByRole('button', { name: '搜' }));
  expect(searched).toHaveBeenCalledWith('循'.repeat(40));
});
