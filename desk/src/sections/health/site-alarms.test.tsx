import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { SiteAlarms } from './site-alarms';

const answering = (answer: () => Promise<Partial<Response>>) => {
  const fetched = jest.fn(answer);
  globalThis.fetch = fetched as unknown as typeof fetch;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteAlarms />
    </QueryClientProvider>,
  );
  return fetched;
};

describe('alarms of the site', () => {
  const { fetch: before } = globalThis;
  afterEach(() => {
    globalThis.fetch = before;
  });

  test('is said as page servers say it', async () => {
    const sentence = 'Pages say that the site is at http://localhost:8080';
    const alarms = [{ since: '2026-11-27T08:00:00Z', sentence }];
    answering(() => Promise.resolve({ json: () => Promise.resolve({ alarms }) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('is nothing where none answers', async () => {
    const fetched = answering(() => Promise.reject(new TypeError('no network')));
    await waitFor(() => {
      expect(fetched).toHaveBeenCalledWith('/healthz', expect.anything());
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
