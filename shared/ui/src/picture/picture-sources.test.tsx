import { chosenAddress, pictureSources } from './picture-sources';

const config = { apiBaseUrl: '', basePath: '/site/' };
const picture = { url: '/api/p', width: 1920, widths: [1920, 1280, 800, 400] };
const address = '/site/api/p';

describe('the addresses of a picture', () => {
  it('are one for a drawing, and for what has one width, so that its own size counts', () => {
    for (const widths of [undefined, [], [300]])
      expect(pictureSources(config, { url: '/api/p', widths }, { sizes: '1px' })).toEqual({ src: address });
    expect(chosenAddress(config, { ...picture, widths: [300] })).toBe(address);
  });

  it.each([
    [390, 2, 800],
    [390, 3, 1280],
    [360, 1, 400],
    [1440, 1, 1280],
    [1440, 2, 1920],
  ])('of %i px with %i pixels each are kept and fetched ahead as a browser chooses: %i', (width, ratio, chosen) => {
    Object.assign(window, { innerWidth: width, devicePixelRatio: ratio });
    expect(chosenAddress(config, picture)).toBe(`${address}?w=${String(chosen)}`);
  });
});
