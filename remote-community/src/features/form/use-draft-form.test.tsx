import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFields } from '@shared/contract/fields';
import { announceLoginChanged, type PageProps } from '@shared/contract';
import { clearToken, rememberOwner, storeToken } from '@shared/client/auth';
import { ChoiceGroup } from '@shared/ui';
import { definePage } from '@shared/ui/page';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { queryClient } from '../calls/query-client';
import { TypedField } from './typed-field';
import { useDraftForm } from './use-draft-form';

const empty = { content: '' };
const server = new ApiTestServer();
const RICH = '/api/v1/user/info/rich';

function Answer() {
  const { form } = useDraftForm('forum-answer-6', empty);
  return <TypedField form={form} name="content" limits={answerFields.content} label="写回答" />;
}

const { Component } = definePage({ head: { title: '', description: '' }, Component: Answer });
const props = { host: { setUnsaved: () => undefined } } as unknown as PageProps;
const field = () => screen.getByLabelText('写回答');

function signIn(id: number): void {
  act(() => {
    storeToken(`token of ${String(id)}`);
    rememberOwner(id);
  });
}

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(() => {
  server.reset();
  server.usual.set(RICH, { status: 500, body: { code: 500, msg: '' } });
  act(clearToken);
  localStorage.clear();
  queryClient.clear();
});
afterAll(() => server.stop());

describe('a draft', () => {
  it('is never shown to the next person at this browser, and is there again for who typed it', async () => {
    signIn(1);
    render(<Component {...props} />);
    await userEvent.type(field(), '一号写的');
    act(clearToken);
    await waitFor(() => expect(field()).toHaveValue(''));
    signIn(2);
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '二号写的');
    act(clearToken);
    signIn(1);
    await waitFor(() => expect(field()).toHaveValue('一号写的'));
  });

  it('goes with the guest who signs in, and stays in sight', async () => {
    render(<Component {...props} />);
    await userEvent.type(field(), '还没登录就写了');
    signIn(1);
    expect(field()).toHaveValue('还没登录就写了');
    act(clearToken);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(localStorage.getItem('forum-answer-6')).toBeNull();
    expect(localStorage.getItem('forum-answer-6@1')).toContain('还没登录就写了');
  });

  it('stays in sight when the login ends by itself, and still belongs to who typed it', async () => {
    signIn(1);
    render(<Component {...props} />);
    await userEvent.type(field(), '写到一半');
    document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    act(() => {
      announceLoginChanged({ signedIn: false, ended: true });
    });
    await userEvent.type(field(), '，接着写');
    expect(field()).toHaveValue('写到一半，接着写');
    expect(localStorage.getItem('forum-answer-6')).toBeNull();
    expect(localStorage.getItem('forum-answer-6@1')).toContain('写到一半，接着写');
  });

  it('is kept before the server has said whose the login is, and is theirs then', async () => {
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    server.usual.set(RICH, { body: { code: 200, data: { id: 7 }, msg: '' }, after });
    act(() => {
      storeToken('of an older login');
    });
    const { unmount } = render(<Component {...props} />);
    await userEvent.type(field(), '已经在写');
    unmount();
    render(<Component {...props} />);
    expect(field()).toHaveValue('已经在写');
    act(answer);
    await waitFor(() => expect(localStorage.getItem('forum-answer-6@7')).toContain('已经在写'));
    expect(field()).toHaveValue('已经在写');
    expect(Object.keys(localStorage).sort()).toEqual(['forum-answer-6@7', 'site:visitor']);
  });
});

const first = { level: 'junior', content: '' };
const levels = [
  { value: 'junior', label: '初级' },
  { value: 'senior', label: '高级' },
];

it('a form has the first choice chosen, and no draft, once what was chosen and typed is sent', async () => {
  function Application() {
    const { form, begun, clear } = useDraftForm('application', first);
    return (
      <form>
        <ChoiceGroup label="级别" options={levels} registered={form.register('level')} initial={first.level} />
        <TypedField form={form} name="content" limits={answerFields.content} label="说明" />
        <button type="button" onClick={clear}>
          {begun ? '写着' : '空着'}
        </button>
      </form>
    );
  }
  const { Component: Page } = definePage({ head: { title: '', description: '' }, Component: Application });
  signIn(1);
  render(<Page {...props} />);
  await userEvent.click(screen.getByLabelText('高级'));
  await userEvent.type(screen.getByLabelText('说明'), '对账');
  await userEvent.click(screen.getByRole('button', { name: '写着' }));
  expect(screen.getByLabelText('初级')).toBeChecked();
  expect(screen.getByLabelText('说明')).toHaveValue('');
  expect(screen.getByRole('button', { name: '空着' })).toBeInTheDocument();
  expect(localStorage.getItem('application@1')).toBeNull();
});
