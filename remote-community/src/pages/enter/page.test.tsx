import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { clearToken, rememberOwner, storeToken } from '@shared/client/auth';
import { ApiTestServer, type PlannedAnswer } from '@shared/testing/api-test-server';
import { queryClient } from '../../features/calls/query-client';
import { page } from './page';

const hostCalls = {
  openLogin: jest.fn(),
  showMessage: jest.fn(),
  navigate: jest.fn(),
  setUnsaved: jest.fn(),
  composedRegion: () => [],
};
const server = new ApiTestServer();
const answer = (data: unknown): PlannedAnswer => ({ body: { code: 200, data, msg: '' } });
const refusal = (status: number, msg: string, detail: object): PlannedAnswer => ({
  status,
  body: { code: status, data: detail, msg },
});
const SCENES = '/api/v1/sys/sceneDataSource/listBySceneCode';
const SAVE = '/api/ext/v1/works/entry/save';
const entry = (more: object = {}) => ({
  id: 12,
  version: 1,
  state: 'draft',
  title: '差评当天回访',
  summary: '',
  story: '',
  season: '2026',
  category: '',
  steps: '',
  cover: null,
  pictures: [],
  video: '',
  reason: '',
  workId: null,
  savedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const season = (more: object = {}) => ({ value: '2026', label: '2026 赛季', description: '', ...more });
const sent = (path = SAVE) =>
  server.received.filter((request) => request.path === path).map(({ body }) => JSON.parse(body) as unknown);

function show(query = '') {
  const props = { query, host: hostCalls, config: { basePath: '/' }, composed: true } as unknown as PageProps;
  return render(<page.Component {...props} />);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(() => {
  server.reset();
  localStorage.clear();
  queryClient.clear();
  jest.clearAllMocks();
  server.usual.set(SCENES, answer([season()]));
  server.usual.set('/api/v1/user/info/rich', answer({ id: 3, name: '陈可' }));
  act(() => {
    storeToken('token');
    rememberOwner(3);
  });
});
afterAll(() => server.stop());

describe('the form of a work', () => {
  it('keeps what is typed after a pause, gives it an address, and goes on with the version that the server has', async () => {
    server.usual.set(SAVE, answer(entry()));
    show();
    type('标题', '差评当天回访 ');
    expect(sent()).toEqual([]);
    await waitFor(
      () => expect(hostCalls.navigate).toHaveBeenCalledWith('/rpa_awards/enter/?entry=12', { replace: true }),
      {
        timeout: 4000,
      },
    );
    expect(sent()).toMatchObject([{ title: '差评当天回访', cover: null, pictures: [] }]);
    expect(await screen.findByText('草稿已存到你的账号')).toBeInTheDocument();
    // More is offered below the form now; nothing comes above it that would move it.
    expect(await screen.findByRole('button', { name: '删掉草稿' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '这件作品的状态' })).not.toBeInTheDocument();
    server.usual.set(SAVE, answer(entry({ version: 2, summary: '有人回' })));
    type('一句话说它替谁做了什么', '有人回');
    await waitFor(() => expect(sent()).toHaveLength(2), { timeout: 4000 });
    expect(sent()[1]).toMatchObject({ id: 12, version: 1, summary: '有人回' });
  }, 12_000);

  it('keeps a guest’s words on the device, and asks for a login when they are handed in', async () => {
    act(clearToken);
    show();
    type('标题', '还没登录');
    await waitFor(() => expect(localStorage.getItem('work-entry')).toContain('还没登录'));
    expect(screen.getByText('草稿只在这台设备上')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('shows what was never kept as of today, without what is not chosen', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    act(clearToken);
    show();
    type('标题', '先看看');
    await screen.findByText('参加2026 赛季。');
    await userEvent.click(screen.getByRole('button', { name: '预览' }));
    const title = await screen.findByRole('heading', { level: 1, name: '先看看' });
    expect(title.parentElement?.querySelector('time')?.dateTime).toMatch(new Date().toISOString().slice(0, 10));
    expect((await screen.findByText('2026 赛季')).parentElement?.children).toHaveLength(1);
  });

  it('says of each field what is missing, and sends nothing', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry()));
    show('?entry=12');
    await userEvent.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('写一句话，列表里会显示。')).toBeInTheDocument();
    expect(screen.getByText('选一个部门。')).toBeInTheDocument();
    type('流程的步骤', `读\n${'长'.repeat(41)}`);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('每一步最多 40 个字，第 2 步太长。')).toBeInTheDocument();
    expect(sent('/api/ext/v1/works/entry/submit')).toEqual([]);
  });

  it('keeps nothing by itself once another window wrote it, and lets its author choose', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry()));
    show('?entry=12');
    await screen.findByRole('textbox', { name: '标题' });
    server.usual.set(SAVE, refusal(409, '在别的窗口改过了', { reason: 'changed-since' }));
    type('标题', '这里写的');
    await screen.findByText(/在别的窗口或设备上改过了/, {}, { timeout: 4000 });
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ version: 5, title: '那边写的' })));
    server.usual.set(SAVE, answer(entry({ version: 6, title: '这里写的' })));
    await userEvent.click(screen.getByRole('button', { name: '用这里写的' }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 5, title: '这里写的' }));
    await waitFor(() => expect(screen.queryByText(/改过了/)).not.toBeInTheDocument());
  }, 12_000);

  it('shows what an editor changed, hands nothing in before its author looked, and takes what they choose', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ workId: 7, title: '我写的' })));
    show('?entry=12');
    await screen.findByRole('textbox', { name: '标题' });
    type('一句话说它替谁做了什么', '我改的简介');
    const mended = { version: 4, title: '编辑改的标题' };
    server.usual.set(SAVE, answer(entry({ workId: 7, version: 2, title: '我写的', summary: '我改的简介', mended })));
    const note = within(await screen.findByRole('alert', {}, { timeout: 4000 }));
    expect(note.getByText('编辑改的标题')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '提交' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('我写的');
    const taken = { workId: 7, version: 3, title: '编辑改的标题', summary: '我改的简介', mended: null };
    server.usual.set(SAVE, answer(entry(taken)));
    await userEvent.click(note.getByRole('button', { name: '用编辑改的' }));
    await waitFor(() => expect(screen.queryByText(/编辑改过大家看到的/)).not.toBeInTheDocument());
    expect(sent().at(-1)).toMatchObject({ version: 2, mendedVersion: 4, title: '编辑改的标题', summary: '我改的简介' });
    expect(screen.getByRole('button', { name: '提交' })).toBeEnabled();
  }, 12_000);

  it('keeps what is typed where an editor changed it while it was handed in', async () => {
    const whole = { workId: 7, summary: '一', story: '二', category: 'finance', steps: '三' };
    server.usual.set('/api/ext/v1/works/entry', answer(entry(whole)));
    server.usual.set(SCENES, answer([season(), { value: 'finance', label: '财务', description: '' }]));
    show('?entry=12');
    await screen.findByRole('textbox', { name: '标题' });
    server.usual.set('/api/ext/v1/works/entry/submit', refusal(409, '编辑改过', { reason: 'changed-since' }));
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ ...whole, mended: { version: 4, summary: '编辑的' } })));
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('编辑的')).toBeInTheDocument();
    expect(screen.queryByText(/别的窗口或设备/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '一句话说它替谁做了什么' })).toHaveValue('一');
  });

  it('is empty for the next person at the same browser, after a logout and without one', async () => {
    act(clearToken);
    show();
    type('标题', '陈可还没登录时写的');
    act(() => {
      storeToken('token');
      rememberOwner(3);
    });
    server.usual.set(SAVE, answer(entry({ title: '陈可还没登录时写的' })));
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('陈可还没登录时写的');
    expect(localStorage.getItem('work-entry')).toBeNull();
    act(() => {
      storeToken('another token');
      rememberOwner(4);
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue(''));
    act(clearToken);
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('');
    expect(localStorage.getItem('work-entry')).toBeNull();
    type('标题', '周敏写的');
    act(() => {
      storeToken('token');
      rememberOwner(3);
    });
    expect(localStorage.getItem('work-entry')).toBeNull();
  });

  it('has no picture, and nothing kept, of who was signed in before', async () => {
    const file = { id: 'a'.repeat(32), name: '一张图.png', type: 'image/png', size: 3, url: '/api/ext/v1/files/x' };
    server.usual.set('/api/eco/v1/file/upload', answer(file));
    server.usual.set(SAVE, answer(entry({ pictures: [file] })));
    const { container } = show();
    type('标题', '差评当天回访');
    const inputs = container.querySelectorAll<HTMLInputElement>('input[type=file]');
    await userEvent.upload(
      inputs[1] ?? inputs[0] ?? new HTMLInputElement(),
      new File(['x'], file.name, { type: file.type }),
    );
    expect(await screen.findByText('已上传')).toBeInTheDocument();
    expect(await screen.findByText('草稿已存到你的账号', {}, { timeout: 4000 })).toBeInTheDocument();
    act(() => {
      storeToken('another token');
      rememberOwner(4);
    });
    await waitFor(() => expect(screen.queryByText(file.name)).not.toBeInTheDocument());
    expect(screen.queryByDisplayValue('差评当天回访')).not.toBeInTheDocument();
  }, 12_000);

  it('offers a picture that broke off again at its field, without choosing it again, and keeps those of before', async () => {
    const file = { id: 'a'.repeat(32), name: '以前的.png', type: 'image/png', size: 3, url: '/api/ext/v1/files/x' };
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ pictures: [file] })));
    server.usual.set('/api/eco/v1/file/upload', refusal(400, '上传中断了', { reason: 'upload-broken' }));
    const { container } = show('?entry=12');
    await screen.findByText('以前的.png');
    const inputs = container.querySelectorAll<HTMLInputElement>('input[type=file]');
    await userEvent.upload(inputs[1] ?? new HTMLInputElement(), new File(['x'], '断了的.png', { type: 'image/png' }));
    expect(await screen.findByText('上传中断了')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '提交' })).toBeEnabled();
    const next = { ...file, id: 'b'.repeat(32), name: '断了的.png' };
    server.usual.set('/api/eco/v1/file/upload', answer(next));
    server.usual.set(SAVE, answer(entry({ version: 2, pictures: [file, next] })));
    await userEvent.click(screen.getByRole('button', { name: '再传一次' }));
    await waitFor(() => expect(sent()).toMatchObject([{ pictures: [file.id, next.id] }]), { timeout: 4000 });
    await userEvent.click(screen.getByRole('button', { name: '去掉 以前的.png' }));
    server.usual.set(SAVE, answer(entry({ version: 3, pictures: [next] })));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 2, pictures: [next.id] }), { timeout: 4000 });
  }, 12_000);

  it.each([
    [429, '操作太频繁，请稍后再试', { reason: 'rate-limited', retryAfter: 9 }],
    [413, '提交的内容太长，请缩短后再试', { reason: 'body-too-large' }],
  ])('says why it could not be kept (%i), and has every word', async (status, message, detail) => {
    server.usual.set(SAVE, refusal(status, message, detail));
    show();
    type('标题', '写到一半');
    expect(await screen.findByText(new RegExp(`没有存上：${message}`), {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('写到一半');
    expect(localStorage.getItem('work-entry@3')).toContain('写到一半');
  });

  it('is in the place of no form where no season takes works, and says when one does', async () => {
    server.usual.set(SCENES, answer([season({ state: 'before', opensAt: '2027-02-28T16:00:00.000Z' })]));
    show();
    expect(await screen.findByText('现在不收作品')).toBeInTheDocument();
    expect(screen.getAllByText(/2026 赛季还没开始，2027年3月1日 00:00 起可以提交作品。/)).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: '标题' })).not.toBeInTheDocument();
  });

  it('shows the page as it will be, and comes back with every word', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ story: '一段\n二段', steps: '读\n写' })));
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
    show('?entry=12');
    await userEvent.click(await screen.findByRole('button', { name: '预览' }));
    expect(await screen.findByRole('heading', { level: 1, name: '差评当天回访' })).toBeInTheDocument();
    expect(screen.getByText('二段')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '回去改' }));
    expect(screen.getByRole('textbox', { name: '这件作品' })).toHaveValue('一段\n二段');
    expect(scroll).toHaveBeenCalledTimes(2);
    scroll.mockRestore();
  });

  it('of a returned work says why', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ state: 'returned', reason: '步骤太笼统' })));
    show('?entry=12');
    expect(await screen.findByText('步骤太笼统')).toBeInTheDocument();
  });

  it('of a work that was taken back before anybody saw it lets its author throw it away', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ state: 'withdrawn' })));
    server.usual.set('/api/ext/v1/works/entry/remove', answer(null));
    show('?entry=12');
    await userEvent.click(await screen.findByRole('button', { name: '删掉作品' }));
    await userEvent.click(screen.getByRole('button', { name: '删掉' }));
    await waitFor(() => expect(hostCalls.navigate).toHaveBeenCalledWith('/my/?tab=works'));
    expect(sent('/api/ext/v1/works/entry/remove')).toMatchObject([{ id: 12, version: 1 }]);
  });

  it('of a work that was published and taken back keeps it, with its votes', async () => {
    server.usual.set('/api/ext/v1/works/entry', answer(entry({ state: 'withdrawn', workId: 3 })));
    show('?entry=12');
    expect(await screen.findByText('大家看不到这件作品了，票还记着。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '删掉作品' })).not.toBeInTheDocument();
  });
});
