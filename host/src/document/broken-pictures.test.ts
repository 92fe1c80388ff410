import { brokenPictures } from './broken-pictures';

const site = {
  basePath: '/site/',
  remote: 'remote-a',
  assets: new Set(['mark.1.svg', 'share.home.1.png']),
  rootFiles: new Set(['share.png']),
};
const page = (content: string, shared = 'https://example.com/site/share.png') =>
  `<head><meta property="og:image" content="${shared}"></head><body><main>${content}</main></body>`;

describe('pictures that are not there', () => {
  it('are those of the own release, of the site’s root and of addresses that lead nowhere', () => {
    const content = ['/site/assets/remote-a/gone.1.svg', './sheet.png', '/site/gone.png', '/sheet.png']
      .map((address) => `<img alt="" src="${address}">`)
      .join('');
    expect(brokenPictures(page(content), site)).toEqual([
      '/site/assets/remote-a/gone.1.svg',
      './sheet.png',
      '/site/gone.png',
      '/sheet.png',
    ]);
  });

  it('are also those that stand where a page is shared', () => {
    expect(brokenPictures(page('', 'https://example.com/site/own.jpg'), site)).toEqual([
      'https://example.com/site/own.jpg',
    ]);
    expect(brokenPictures(page('', 'https://example.com/site/assets/remote-a/share.home.1.png'), site)).toEqual([]);
  });

  it('are none of the backend, of other packages, of the page itself or of other sites', () => {
    const content = [
      '/site/api/ext/v1/media/1.svg',
      '/site/assets/remote-b/any.svg',
      '/site/assets/remote-a/mark.1.svg?1',
      'data:image/png;base64,AA',
      'https://example.org/a.png',
    ].map((address) => `<img alt="" src="${address}">`);
    expect(brokenPictures(page(content.join('')), site)).toEqual([]);
  });
});
