import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { queryClient } from '../calls/query-client';
import OwnDemo from './own-demo';

const server = new ApiTestServer();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <OwnDemo ticket="7.1.x" />,
});
const props = { host: {}, config: { basePath: '/' } } as unknown as PageProps;
const at = (hour: number) => ({
  startsAt: new Date(Date.UTC(2030, 0, 7, hour)).toISOString(),
  endsAt: new Date(Date.UTC(2030, 0, 7, hour, 30)).toISOString(),
});
const answer = (data: object) => ({ body: { code: 200, data, msg: '' } });
const demo = (hour: number, status: string, sequence = 0) =>
  answer({ no: '12345678', ...at(hour), sequence, changedAt: '2029-12-01T00:00:00Z', status, ticket: '7.1.x' });

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(() => {
  server.reset();
  queryClient.clear();
});
afterAll(() => server.stop());

describe('the demonstration of a ticket', () => {
  it('is moved, and cancelled once that is asked again', async () => {
    server.planned.push(demo(1, 'booked'), answer({ times: [at(2)] }));
    render(<Component {...props} />);
    await userEvent.selectOptions(await screen.findByLabelText('演示的时间（北京时间）'), '1月7日周一 10:00–10:30');
    server.planned.push(demo(2, 'booked', 1));
    await userEvent.click(screen.getByRole('button', { name: '改到这个时间' }));
    expect(await screen.findByText('10:00–10:30')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '更新到日历' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '取消演示' }));
    server.planned.push(demo(2, 'cancelled', 2));
    await userEvent.click(screen.getByRole('button', { name: '取消演示' }));
    expect(await screen.findByText('已取消')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '从日历里去掉' })).toBeInTheDocument();
    const sent = server.received
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body) as object);
    expect(sent).toEqual([
      { ticket: '7.1.x', startsAt: at(2).startsAt },
      { ticket: '7.1.x', startsAt: null },
    ]);
  });

  it('with a link that is none says so', async () => {
    const msg = '这个链接不对，或者已经过期。请从确认邮件里重新打开，或打电话改时间。';
    server.planned.push({ status: 410, body: { code: 410, data: { reason: 'link-expired' }, msg } });
    render(<Component {...props} />);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(msg));
  });
});
