import { screen } from '@testing-library/react';
import type { ClientPlatform, ClientSystem } from '@shared/contract/endpoints';
import { renderInPage } from '@shared/testing/render-in-page';
import { Choice } from '../../pages/client-download/choice';
import { Packages } from '../../pages/client-download/packages';
import { ReleaseNotes } from '../../pages/client-download/release-notes';
import { OtherBuilds } from '../../pages/download/other-builds';
import type { ClientBuilds } from './use-client-builds';

const platform = (os: ClientSystem, arch: ClientPlatform['arch']): ClientPlatform => ({
  os,
  arch,
  builds: [
    {
      os,
      arch,
      version: '5.2.0',
      fileName: `${os}-${arch}`,
      size: 1e8,
      sha256: 'a'.repeat(64),
      releasedAt: '2026-11-01T00:00:00.000Z',
      notes: ['第一版'],
      requirements: ['4 GB'],
      sample: false,
      url: '/api/x',
    },
  ],
});
const having = (...platforms: ClientPlatform[]): ClientBuilds => ({ state: 'ready', platforms });
const parts = {
  choice: (builds: ClientBuilds) => <Choice builds={builds} device={null} onAsk={jest.fn()} />,
  packages: (builds: ClientBuilds) => <Packages builds={builds} device={null} />,
  others: (builds: ClientBuilds) => <OtherBuilds builds={builds} os={undefined} another={false} />,
};
const downloads = () =>
  screen
    .queryAllByRole('link')
    .map((link) => (link.getAttribute('href') ?? '').replace(/^\/site/, ''))
    .filter((href) => href.includes('/download/?'));

describe('a backend without any build', () => {
  test.each(Object.entries(parts))('is said to have none, and what to do, in %s', (_name, part) => {
    renderInPage(part(having()));
    expect(document.body).toHaveTextContent('现在还没有可以下载的安装包。给我们留言，可以下载时告诉你。');
    expect(screen.getByRole('link', { name: '给我们留言' })).toHaveAttribute('href', '/site/contactus/#type=contactus');
    expect(downloads()).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('has no notes that are being read', () => {
    renderInPage(<ReleaseNotes builds={having()} />);
    expect(document.body).toHaveTextContent('还没有发布过安装包');
  });
});

describe('a backend with a build for one system', () => {
  const builds = having(platform('mac', 'arm64'));

  test.each(Object.entries(parts))('offers that one in %s', (_name, part) => {
    renderInPage(part(builds));
    expect(document.body).not.toHaveTextContent('现在还没有可以下载的安装包');
    expect(downloads().filter((href) => !href.includes('os=mac&arch=arm64'))).toEqual([]);
  });

  test.each(['packages', 'others'] as const)('says of the others that they have none in %s', (name) => {
    renderInPage(parts[name](builds));
    expect(document.body).toHaveTextContent(
      'Windows、Linux 还没有安装包。给我们留言，有了告诉你；也可以先装在 macOS 电脑上。',
    );
    expect(downloads()).toEqual(['/download/?os=mac&arch=arm64']);
  });

  test('says it of the visitor’s own system instead of a button', () => {
    renderInPage(
      <Choice builds={builds} device={{ platform: 'win', processor: 'x64', inApp: false }} onAsk={jest.fn()} />,
    );
    expect(document.body).toHaveTextContent('这种系统还没有安装包');
    expect(document.body).toHaveTextContent('Windows 还没有安装包。');
    expect(screen.queryByRole('link', { name: /下载 Windows/ })).toBeNull();
  });
});
