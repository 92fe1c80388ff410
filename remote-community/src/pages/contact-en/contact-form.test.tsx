import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { queryClient } from '../../features/calls/query-client';
import { ContactForm } from './contact-form';

const server = new ApiTestServer();
const topics = { code: 200, data: [{ value: 'other', label: '其他', description: '' }], msg: '' };
const onSent = jest.fn();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <ContactForm asked="no-such-topic" onSent={onSent} />,
});
const props = { host: { setUnsaved: () => undefined }, config: { basePath: '/' } } as unknown as PageProps;
const sent = () => server.received.filter(({ method }) => method === 'POST');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Your name'), 'Ann');
  await userEvent.type(screen.getByLabelText('Phone or e-mail'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText(/^What would you like to do/), 'A trial');
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
  server.planned.push({ body: topics });
  render(<Component {...props} />);
  await waitFor(() => expect(server.received).toHaveLength(1));
});
afterEach(() => expect(document.body.textContent).not.toMatch(/[\u3400-\u9fff]/));
afterAll(() => server.stop());

describe('the form in English', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    await userEvent.type(screen.getByLabelText('Phone or e-mail'), 'nothing');
    await send();
    const name = screen.getByLabelText('Your name');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Please enter your name/));
    expect(screen.getByLabelText('Phone or e-mail')).toHaveAccessibleDescription(/neither a phone number/);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    await waitFor(() => expect(name).toHaveFocus());
    expect(sent()).toHaveLength(0);
  });

  it('is sent once, under a topic that there is, and gives its number', async () => {
    await fill();
    server.planned.push({
      body: { code: 200, data: { id: 1, no: '12345678', receivedAt: '2026-01-01T00:00:00Z' }, msg: '' },
    });
    await userEvent.tripleClick(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(onSent).toHaveBeenCalledWith('12345678');
    expect(sent()).toHaveLength(1);
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ name: 'Ann', topic: 'other', consent: true });
  });

  it('keeps everything where it is not taken, and says so in English, also what the server says of a field', async () => {
    await fill();
    const fields = [{ path: 'contact', message: '这个号码停用了' }];
    const refused = { code: 400, data: { reason: 'invalid-request', fields }, msg: '填写的内容有误' };
    server.planned.push({ status: 400, body: refused });
    await send();
    expect(await screen.findByText(/^Not sent\. Your text is still here/)).toBeInTheDocument();
    expect(screen.getByLabelText('Phone or e-mail')).toHaveAccessibleDescription('Please check this.');
    expect(screen.getByLabelText('Phone or e-mail')).toHaveValue('ann@example.com');
    server.planned.push({ status: 429, body: { code: 429, msg: '太快了' } });
    await send();
    expect(await screen.findByText(/many messages in a short time/)).toBeInTheDocument();
  });
});
