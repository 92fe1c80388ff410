import { scriptFactory } from './script-factory';

const url = '/assets/host/host.0123456789.js';

describe('a script of the site', () => {
  it('runs with its hash alone', () => {
    const { integrity, crossOrigin } = scriptFactory('/').script(url, 'sha256-of-a-file', 'host@1');
    expect([integrity, crossOrigin]).toEqual(['sha256-of-a-file', 'anonymous']);
  });

  it.each(['', undefined as unknown as string])('never runs where its hash is %j', (hash) => {
    const { integrity } = scriptFactory('/').script(url, hash, 'host@1');
    expect(Buffer.from(integrity.slice('sha256-'.length), 'base64')).toEqual(Buffer.alloc(32));
  });

  it('comes from the assets of this site alone', () => {
    expect(() => scriptFactory('/').script('https://elsewhere.invalid/assets/a.js', '', 'host@1')).toThrow(TypeError);
  });
});
