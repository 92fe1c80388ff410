import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Admin, Resource, testDataProvider } from 'react-admin';
import {
  deskContentPublish,
  deskExperimentKeep,
  deskExperimentRaise,
  deskPublicationUndo,
} from '@shared/contract/endpoints';
import { deskCall } from '../../data/data-provider';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import { publications } from './publications';
import { PublishDialog } from './publish-dialog';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const calls = jest.mocked(deskCall as unknown as (route: { path: string }, input: object) => Promise<unknown>);
beforeEach(() => calls.mockReset());

const press = (element: HTMLElement) => settle(() => fireEvent.click(element));
const publication = (id: number, state: string) => ({
  ...{
    id,
    state,
    by: { id: 8, name: '周宁' },
    consent: null,
    at: '2026-11-28T02:00:00.000Z',
    note: '',
    undoable: true,
  },
  entries: [{ package: 'remote-marketing', key: 'buy', title: '购买' }],
  experiment: { share: 20, endsAt: '2026-12-28T02:00:00.000Z' },
});
const figuresOf = (id: number, state: string) => ({
  publication: publication(id, state),
  ...{ visitors: { stood: 80, tried: 70 }, views: { stood: 300, tried: 280 } },
  steps: [
    { step: 'message', stood: 48, tried: 56, difference: { by: 0.2, low: 0.0524, high: 0.3339 } },
    { step: 'demo', stood: 0, tried: 0, difference: { by: 0, low: 0, high: 0 } },
  ],
  pages: [{ path: '/buy/', stood: 60, tried: 50 }],
});
const states = new Map([
  [1, 'experiment'],
  [2, 'ended'],
  [3, 'published'],
]);

async function open(id: number) {
  calls.mockImplementation(({ path }, input) => {
    const { id: asked = 0 } = input as { id?: number };
    if (path.endsWith('/rules')) return Promise.resolve({ consent: false });
    return Promise.resolve(
      path.endsWith('/experiment') ? figuresOf(asked, states.get(asked) ?? '') : publication(asked, ''),
    );
  });
  const data = Array.from(states, ([at, state]) => publication(at, state));
  const getList = () => Promise.resolve({ data, total: data.length });
  render(
    <Admin dataProvider={{ ...testDataProvider(), getList: getList as never }} i18nProvider={chinese} disableTelemetry>
      <Resource name="publications" list={publications.list} />
    </Admin>,
  );
  await press(await screen.findByRole('button', { name: `看第 ${id} 次发布的实验` }));
  return within(await screen.findByRole('dialog', { name: `第 ${id} 次发布的实验` }));
}

test('an experiment that runs shows both arms, that it is early, and is given to more', async () => {
  const dialog = await open(1);
  expect(await dialog.findByRole('alert')).toHaveTextContent('还早：2026-12-28 10:00 结束');
  const [, visitors, , message, none] = within(dialog.getByRole('table', { name: '两组访客' })).getAllByRole('row');
  expect(visitors).toHaveTextContent('每天算一次8070');
  expect(message).toHaveTextContent('提交留言48（60.0%）56（80.0%）+20.0%，+5.2% 到 +33.4%');
  expect(none).toBeUndefined();
  expect(within(dialog.getByRole('table', { name: '页面' })).getByText('/buy/')).toBeInTheDocument();
  const more = dialog.getByLabelText('提高到（%）');
  const raise = dialog.getByRole('button', { name: '提高比例' });
  fireEvent.change(more, { target: { value: '20' } });
  expect(raise).toBeDisabled();
  fireEvent.change(more, { target: { value: '50' } });
  await press(raise);
  expect(calls).toHaveBeenCalledWith(deskExperimentRaise, { id: 1, share: 50 });
  await press(dialog.getByRole('button', { name: '用回原来的' }));
  expect(calls).toHaveBeenCalledWith(deskPublicationUndo, { id: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one that is over is kept or ended, and one that was decided shows what it showed', async () => {
  const over = await open(2);
  expect(await over.findByRole('alert')).toHaveTextContent('现在可以决定');
  expect(over.queryByLabelText('提高到（%）')).toBeNull();
  await press(over.getByRole('button', { name: '对所有人发布' }));
  expect(calls).toHaveBeenCalledWith(deskExperimentKeep, { id: 2 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // What runs is ended in its own dialog alone.
  expect(screen.queryByRole('button', { name: '撤回第 1 次发布' })).toBeNull();
  await press(screen.getByRole('button', { name: '看第 3 次发布的实验' }));
  const decided = within(await screen.findByRole('dialog', { name: '第 3 次发布的实验' }));
  expect(await decided.findByRole('alert')).toHaveTextContent('已经决定了');
  expect(decided.queryByRole('button', { name: '对所有人发布' })).toBeNull();
});

test('a draft is shown to a share of the visitors until an end, which has to be said', async () => {
  const schema = { type: 'object', properties: { lead: { type: 'string' } } };
  const entry = { id: 'remote-marketing/buy', package: 'remote-marketing', key: 'buy', title: '购买', schema };
  calls.mockImplementation(({ path }) =>
    Promise.resolve(
      path.endsWith('/rules')
        ? { consent: false }
        : { ...entry, version: 3, live: { lead: '旧' }, value: { lead: '新' } },
    ),
  );
  const onDone = jest.fn();
  const dialogOf = () => <PublishDialog entries={[entry]} onDone={onDone} onClose={onDone} />;
  render(
    <Admin dataProvider={testDataProvider()} i18nProvider={chinese} disableTelemetry>
      <Resource name="publications" list={dialogOf} />
    </Admin>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '发布 1 项' }));
  fireEvent.change(await dialog.findByLabelText('先给一部分访客看（%）'), { target: { value: '20' } });
  expect(dialog.getByLabelText('发布时间（北京时间）')).toBeDisabled();
  expect(dialog.getByRole('button', { name: '开始实验' })).toBeDisabled();
  fireEvent.change(dialog.getByLabelText('实验到什么时候（北京时间）'), { target: { value: '2026-12-28T10:00' } });
  await press(dialog.getByRole('button', { name: '开始实验' }));
  expect(calls).toHaveBeenCalledWith(deskContentPublish, {
    ...{ entries: [{ package: 'remote-marketing', key: 'buy', version: 3 }], note: '' },
    experiment: { share: 20, endsAt: '2026-12-28T02:00:00.000Z' },
  });
  expect(onDone).toHaveBeenCalled();
});
