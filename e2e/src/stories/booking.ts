import type { Locator, Page } from 'playwright-core';

/** Opens a table's dialog and fills in what is asked; `what` is what its button says. */
export async function fillBooking(page: Page, table: string, what: '预订' | '候补' = '预订'): Promise<Locator> {
  await page.getByRole('button', { name: `${what} ${table}` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${what}${table}`) });
  await dialog.getByLabel('怎么称呼').fill('王五');
  await dialog.getByLabel('手机号').fill('13800001234');
  return dialog;
}

/** What is saved for an open day that nobody has a seat at: of a change of it nobody is told. */
export const dayWithoutGuests = {
  title: '春季开放日',
  place: '杭州',
  startsAt: '2031-03-01T06:00:00.000Z',
  endsAt: '2031-03-01T09:00:00.000Z',
  bookingEndsAt: '2031-02-28T06:00:00.000Z',
};
