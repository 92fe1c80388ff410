import { Alarms } from './alarms';
import { AskedAddress } from './asked-address';
import { SiteNames } from './site-names';

const names = new SiteNames(['www.example.com', 'shop.example.com']);
const html = { accept: 'text/html,*/*' };

describe('the alarm about the name that pages are asked for at', () => {
  let alarms: Alarms;
  let asked: AskedAddress;
  beforeEach(() => {
    jest.useFakeTimers();
    alarms = new Alarms(() => undefined);
    asked = new AskedAddress(alarms, names);
  });
  afterEach(() => jest.useRealTimers());

  const ask = (count: number, host: string, { method = 'GET', accept = html.accept } = {}) => {
    for (let at = 0; at < count; at += 1) asked.count({ method, host, headers: { host, accept } });
  };
  const later = () => jest.setSystemTime(Date.now() + 61_000);
  const sentences = () => alarms.list.map(({ sentence }) => sentence);
  const composedFor = (origin: string) => {
    asked.composedFor({ origin, basePath: '/' });
  };

  test('is raised where most pages are asked for at another name than they say, until most are at that one', () => {
    composedFor('http://localhost:8080');
    ask(30, 'www.example.com');
    expect(sentences()).toEqual([]);
    later();
    ask(1, 'www.example.com:443');
    expect(sentences()).toEqual([
      'Pages say that the site is at http://localhost:8080, and most are asked for at www.example.com: run release configure with the right origin, or ORIGIN',
    ]);
    composedFor('https://www.example.com');
    ask(30, 'www.example.com');
    later();
    ask(1, 'www.example.com');
    expect(sentences()).toEqual([]);
  });

  test('is not raised for few requests, for a minority, for this machine’s own and for what is no page', () => {
    composedFor('https://www.example.com');
    ask(5, 'shop.example.com');
    later();
    ask(5, 'shop.example.com');
    ask(20, 'www.example.com');
    later();
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080']) ask(50, host);
    ask(50, 'shop.example.com', { accept: '*/*' });
    ask(50, 'shop.example.com', { method: 'POST' });
    ask(1, 'www.example.com');
    expect(sentences()).toEqual([]);
  });

  test('never repeats a name that is not the site’s, and remembers none of them', () => {
    composedFor('https://www.example.com');
    for (let at = 0; at < 5000; at += 1) ask(1, `<b>${at}.evil.example`);
    later();
    ask(1, '<script>alert(1)</script>');
    expect(sentences()).toEqual([expect.stringContaining('asked for at names that are not this site’s:')]);
    expect(sentences().join()).not.toMatch(/evil|script/);
  });

  test('says at once where the environment names another address than the pages', () => {
    asked = new AskedAddress(alarms, names, ({ origin }) => (origin === 'https://a.example' ? null : 'wrong'));
    composedFor('http://localhost:8080');
    expect(sentences()).toEqual(['This page server was started for another address: wrong']);
    composedFor('https://a.example');
    expect(sentences()).toEqual([]);
  });
});
