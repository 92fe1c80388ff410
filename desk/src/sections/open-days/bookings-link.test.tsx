import { render, screen } from '@testing-library/react';
import { usePermissions } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { BookingsLink } from './bookings-link';

// The library as a whole is of ES modules that only a bundler reads.
jest.mock('react-admin', () => ({ usePermissions: jest.fn(), useRecordContext: () => ({ id: 12 }) }));

const shownTo = (...permissions: readonly string[]) => {
  jest.mocked(usePermissions).mockReturnValue({ permissions } as never);
  render(<BookingsLink />, { wrapper: MemoryRouter });
  return screen.queryByRole('link', { name: '看预约' });
};

it('the link leads an operator to the bookings of this open day alone', () => {
  const address = new URL(shownTo('editor', 'operator')?.getAttribute('href') ?? '', 'http://desk.example');
  expect(address.pathname).toBe('/bookings');
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ eventId: 12 });
});

it('the link is not shown to an editor, who may not see bookings', () => {
  expect(shownTo('editor')).toBeNull();
});
