import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Admin, Resource, testDataProvider } from 'react-admin';
import { deskContentRulesChange, deskPublicationConsent } from '@shared/contract/endpoints';
import { deskCall } from '../../data/data-provider';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import { publications } from './publications';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const calls = jest.mocked(deskCall as unknown as (route: { path: string }, input: object) => Promise<unknown>);

const proposal = (id: number, by: { id: number; name: string }) => ({
  ...{ id, state: 'proposed', by, consent: null, at: '2026-11-28T02:00:00.000Z', note: '', undoable: true },
  experiment: null,
  entries: [{ package: 'remote-marketing', key: 'buy', title: '购买' }],
});

test('what a colleague proposed is looked at and consented to, what is one’s own waits; operators switch the rule', async () => {
  const schema = { type: 'object', properties: { lead: { type: 'string' } } };
  const change = { package: 'remote-marketing', key: 'buy', title: '购买', schema };
  calls.mockImplementation(({ path }) => {
    if (path.endsWith('/rules')) return Promise.resolve({ consent: true });
    if (!path.endsWith('/publication')) return Promise.resolve(proposal(1, { id: 8, name: '周宁' }));
    return Promise.resolve({ changes: [{ ...change, live: { lead: '旧的' }, value: { lead: '新的' } }] });
  });
  const data = [proposal(1, { id: 8, name: '周宁' }), proposal(2, { id: 7, name: '林夏' })];
  const getList = () => Promise.resolve({ data, total: 2 });
  const auth = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 7 }),
    getPermissions: () => Promise.resolve(['operator']),
  };
  render(
    <Admin
      {...{ authProvider: auth, i18nProvider: chinese, disableTelemetry: true }}
      dataProvider={{ ...testDataProvider(), getList: getList as never }}
    >
      <Resource name="publications" list={publications.list} />
    </Admin>,
  );
  const press = (element: HTMLElement) => settle(() => fireEvent.click(element));
  const [, own] = await screen.findAllByText('等人同意');
  expect(await within(own?.closest('tr') as HTMLElement).findByText('等另一位同事同意')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '看看第 2 次发布' })).toBeNull();
  await press(screen.getByRole('button', { name: '看看第 1 次发布' }));
  const dialog = within(await screen.findByRole('dialog', { name: '周宁想发布的' }));
  expect(await dialog.findByText('新的')).toBeInTheDocument();
  await press(dialog.getByRole('button', { name: '同意发布' }));
  expect(calls).toHaveBeenCalledWith(deskPublicationConsent, { id: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rule = screen.getByRole('switch', { name: '发布要另一位同事同意' });
  expect(rule).toBeChecked();
  await press(rule);
  expect(calls).toHaveBeenCalledWith(deskContentRulesChange, { consent: false });
});
