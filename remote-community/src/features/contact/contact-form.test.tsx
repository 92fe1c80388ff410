import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { queryClient } from '../calls/query-client';
import { ContactForm } from './contact-form';

const server = new ApiTestServer();
const topics = { body: { code: 200, data: [{ value: 'trial', label: '试用', description: '' }], msg: '' } };
const onSent = jest.fn();
const setUnsaved = jest.fn();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <ContactForm asked="trial" onSent={onSent} />,
});
const props = { host: { setUnsaved }, config: { basePath: '/' }, hash: '' } as unknown as PageProps;
const sent = () => server.received.filter(({ method }) => method === 'POST');

/** Everything but what a test is about. */
async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('怎么称呼'), '陶');
  await userEvent.type(screen.getByLabelText('电话或邮箱'), 'tao@example.com');
  await userEvent.type(screen.getByLabelText('想做什么，停在哪里'), '想试用');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(async () => {
  server.reset();
  localStorage.clear();
  queryClient.clear();
  jest.clearAllMocks();
  server.planned.push(topics);
  render(<Component {...props} />);
  await waitFor(() => expect(screen.getByRole('radio', { name: '试用' })).toBeChecked());
});
afterAll(() => server.stop());

describe('the form to the vendor', () => {
  it('says at each field what is missing, and leads to the first', async () => {
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    const name = screen.getByLabelText('怎么称呼');
    await waitFor(() => expect(name).toHaveAccessibleDescription('写一个称呼，回电时好叫你。'));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    await userEvent.type(name, '陶');
    expect(name).toBeValid();
    expect(sent()).toHaveLength(0);
  });

  it('is sent once, however often the button is pressed, and then empty', async () => {
    await fill();
    const button = screen.getByRole('button', { name: '发送留言' });
    server.planned.push({
      body: { code: 200, data: { id: 1, no: '12345678', receivedAt: '2026-01-01T00:00:00Z' }, msg: '' },
    });
    await userEvent.tripleClick(button);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ no: '12345678' }));
    expect(sent()).toHaveLength(1);
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ name: '陶', topic: 'trial', consent: true });
    expect(screen.getByLabelText('怎么称呼')).toHaveValue('');
    expect(localStorage.getItem('contact-message')).toBeNull();
  });

  it('keeps everything when it was not taken, also over a reload, but never the consent', async () => {
    await fill();
    server.planned.push({ status: 500, body: { code: 500, data: { reason: 'server-error' }, msg: '服务暂时不可用' } });
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    await screen.findByText(/没有发出去/);
    expect(screen.getByLabelText('想做什么，停在哪里')).toHaveValue('想试用');
    expect(setUnsaved).toHaveBeenLastCalledWith(true);
    document.body.replaceChildren();
    render(<Component {...props} />);
    expect(screen.getByLabelText('想做什么，停在哪里')).toHaveValue('想试用');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it.each([
    ['the device is offline', false],
    ['nobody answers', true],
  ])('says that the network is away and that all is kept where %s, and is sent again', async (_when, onLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    // jsdom tells it there, too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fill();
    server.planned.push({ cut: true });
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^没有发出去：网络不通，填的内容都在，连上后再试一次。$/,
    );
    expect(screen.getByLabelText('想做什么，停在哪里')).toHaveValue('想试用');
    jest.restoreAllMocks();
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('books a time with the message; one that was taken meanwhile is said at its field, and the rest stays', async () => {
    await fill();
    const free = (...hours: number[]) => ({
      body: {
        code: 200,
        data: {
          times: hours.map((hour) => ({
            startsAt: new Date(Date.UTC(2030, 0, 7, hour)).toISOString(),
            endsAt: new Date(Date.UTC(2030, 0, 7, hour, 30)).toISOString(),
          })),
        },
        msg: '',
      },
    });
    server.planned.push(free(1, 2));
    await userEvent.click(screen.getByRole('button', { name: '约个时间看演示' }));
    const time = await screen.findByLabelText('演示的时间（北京时间）');
    await waitFor(() => expect(time).toHaveFocus());
    await userEvent.selectOptions(time, '1月7日周一 09:00–09:30');
    const fields = [{ path: 'demoAt', message: '这个时间刚被别人约走，换一个吧' }];
    server.planned.push({ status: 400, body: { code: 400, data: { reason: 'invalid-request', fields }, msg: '有误' } });
    server.planned.push(free(2));
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    await waitFor(() => expect(time).toHaveAccessibleDescription('这个时间刚被别人约走，换一个吧'));
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ demoAt: '2030-01-07T01:00:00.000Z' });
    await waitFor(() => expect(screen.queryByRole('option', { name: /09:00/ })).toBeNull());
    expect(time).toHaveValue('');
    expect(screen.getByLabelText('想做什么，停在哪里')).toHaveValue('想试用');
  });

  it('asks for a time at once who comes to book one', async () => {
    cleanup();
    server.planned.push({ body: { code: 200, data: { times: [] }, msg: '' } });
    render(<Component {...props} hash="#type=demo&topic=trial" />);
    expect(await screen.findByLabelText('演示的时间（北京时间）')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '约个时间看演示' })).toBeNull();
  });

  it('shows at its field what the server alone knew', async () => {
    await fill();
    const fields = [{ path: 'contact', message: '这个号码停用了' }];
    const refused = { code: 400, data: { reason: 'invalid-request', fields }, msg: '填写的内容有误' };
    server.planned.push({ status: 400, body: refused });
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    const contact = screen.getByLabelText('电话或邮箱');
    await waitFor(() => expect(contact).toHaveAccessibleDescription('这个号码停用了'));
    expect(contact).toHaveFocus();
  });
});
