import { parseDownloadRequest } from './download-request';

describe('the address of a download', () => {
  it.each([
    ['?os=win&arch=x64', { kind: 'build', os: 'win', arch: 'x64' }],
    ['?os=mac&arch=arm64&version=', { kind: 'build', os: 'mac', arch: 'arm64' }],
    ['?os=linux-deb&arch=x64&version=5.2.0', { kind: 'build', os: 'linux-deb', arch: 'x64', version: '5.2.0' }],
    ['', { kind: 'nothing' }],
    ['?from=home', { kind: 'nothing' }],
  ])('%s asks for what it says', (query, expected) => {
    expect(parseDownloadRequest(query)).toEqual(expected);
  });

  it.each([
    ['?os=beos&arch=x64', undefined],
    ['?arch=x64', undefined],
    ['?os=mac', 'mac'],
    ['?os=mac&arch=x86', 'mac'],
    ['?os=win&arch=mips', 'win'],
    ['?os=win&arch=x64&version=../../etc', 'win'],
  ])('%s is explained, with the system where it is known', (query, os) => {
    const request = parseDownloadRequest(query);
    expect(request.kind).toBe('invalid');
    expect(request.kind === 'invalid' && request.os).toBe(os);
  });
});
