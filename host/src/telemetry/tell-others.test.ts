import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { tellOthers } from './tell-others';

const collector = (kind: string) => ({ url: `https://${kind}.example.com/in`, site: '7' });
const analytics = { umami: collector('umami'), plausible: collector('plausible'), matomo: collector('matomo') };
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/pricing/?utm_source=baidu&token=secret');
  fetched.mockReset().mockResolvedValue(undefined as unknown as Response);
  globalThis.fetch = fetched as unknown as typeof fetch;
});

describe('statistics elsewhere', () => {
  it('are told of nothing before the visitor agrees; then of each view, as each documents it', async () => {
    const tell = tellOthers(analytics);
    tell();
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByText(/umami\.example\.com、plausible\.example\.com、matomo\.example\.com/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '同意' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(fetched.mock.calls.map(([to]) => to)).toEqual([
      'https://umami.example.com/in/api/send',
      'https://plausible.example.com/in/api/event',
      'https://matomo.example.com/in/matomo.php',
    ]);
    const [umami, plausible, matomo] = fetched.mock.calls.map(([, { body }]) => body);
    const url = 'http://localhost/pricing/?utm_source=baidu';
    expect(JSON.parse(umami as string)).toMatchObject({ type: 'event', payload: { website: '7', url } });
    expect(JSON.parse(plausible as string)).toMatchObject({ name: 'pageview', domain: '7', url });
    expect(Object.fromEntries(matomo as URLSearchParams)).toMatchObject({ idsite: '7', rec: '1', url });
    for (const [, request] of fetched.mock.calls)
      expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
    history.replaceState(null, '', '/buy/');
    tell();
    expect(fetched).toHaveBeenCalledTimes(6);
    expect(new URLSearchParams(fetched.mock.calls[5]?.[1].body as URLSearchParams).get('urlref')).toBe(
      'http://localhost',
    );
  });

  it('ask nobody twice, whatever the answer was', async () => {
    tellOthers(analytics);
    await userEvent.click(screen.getByRole('button', { name: '不用' }));
    tellOthers(analytics)();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    localStorage.setItem('site:analytics', 'yes');
    tellOthers(analytics);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
