import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Admin, Resource, testDataProvider } from 'react-admin';
import { deskContentPublish } from '@shared/contract/endpoints';
import { deskCall } from '../../data/data-provider';
import { chinese } from '../../i18n/chinese';
import { pageContent } from './page-content';
import { settle } from '../../testing/settle';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const calls = jest.mocked(deskCall as unknown as (route: { path: string }, input: object) => Promise<unknown>);

const by = { id: 7, name: '林夏' };
const at = '2026-11-28T02:00:00.000Z';
const row = (key: string, title: string, more: object = {}) => ({
  ...{ id: `remote-marketing/${key}`, package: 'remote-marketing', key, title, addresses: [`/${key}/`] },
  ...{ draft: null, published: null, misfit: false, ...more },
});
const rows = [
  row('buy', '购买', { draft: { by, at } }),
  row('cases', '案例', { draft: { by, at }, misfit: true, addresses: ['/cases/:id/'] }),
  row('about', '关于'),
];

test('drafts that are chosen are published together, and what has none cannot be chosen', async () => {
  calls.mockImplementation(({ path }, input) => {
    const { key = '' } = input as { key?: string };
    const schema = { type: 'object', properties: { lead: { type: 'string' } } };
    if (path.endsWith('/rules')) return Promise.resolve({ consent: false });
    return Promise.resolve(
      path.endsWith('/one')
        ? { ...row(key, key), schema, version: 3, live: { lead: '旧的' }, value: { lead: `新的 ${key}` } }
        : undefined,
    );
  });
  const getList = () => Promise.resolve({ data: rows, total: 3 });
  render(
    <Admin dataProvider={{ ...testDataProvider(), getList: getList as never }} i18nProvider={chinese} disableTelemetry>
      <Resource name="page-content" list={pageContent.list} recordRepresentation="title" />
    </Admin>,
  );
  const press = (element: HTMLElement) => settle(() => fireEvent.click(element));
  const inRow = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);
  expect((await inRow('购买')).getByRole('link', { name: '/buy/' })).toHaveAttribute('href', 'http://localhost/buy/');
  expect((await inRow('案例')).queryByRole('link', { name: '/cases/:id/' })).toBeNull();
  expect((await inRow('案例')).getByRole('alert')).toHaveTextContent('不合');
  expect((await inRow('关于')).getByRole('checkbox')).toBeDisabled();
  await press((await inRow('购买')).getByRole('checkbox'));
  await press((await inRow('案例')).getByRole('checkbox'));
  await press(screen.getByRole('button', { name: '发布选中的 2 项' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发布 2 项' }));
  expect(await dialog.findByText('新的 buy')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('备注'), { target: { value: '双十二' } });
  await press(dialog.getByRole('button', { name: '现在发布' }));
  const one = (key: string) => ({ package: 'remote-marketing', key, version: 3 });
  expect(calls).toHaveBeenCalledWith(deskContentPublish, {
    entries: [one('buy'), one('cases')],
    note: '双十二',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
