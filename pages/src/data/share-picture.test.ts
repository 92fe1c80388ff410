import { SHARE_PICTURES, headOfFile } from '@shared/contract/content/share-picture';
import { withSharePicture } from './share-picture';

const head = { title: '云梭：换一句', description: '编辑写的描述。' };
const page = { html: '<p></p>', head: { ...head } };
const image = (published: Parameters<typeof withSharePicture>[1], isShipped = true, content = page) =>
  withSharePicture(content, published, { isShipped, serviceKey: 'k' }).head.image;
const drawnOn = (address = '', key = 'k') => headOfFile(address.slice(SHARE_PICTURES.length), key);

test('a page whose title and description were published has a picture of them, and any other has that of its release', () => {
  expect(drawnOn(image({ content: { home: { head, lead: '导语' } } }))).toEqual(head);
  expect(image({})).toBeUndefined();
  expect(image({ content: { home: { lead: '导语' }, text: 'x', none: null } })).toBeUndefined();
  expect(image({ content: { home: { head: { ...head, title: '不是这页的' } } } })).toBeUndefined();
});

test('a page that the release brings no picture of, as that of a question, has one of its own words', () => {
  expect(drawnOn(image({}, false))).toEqual(head);
  expect(image({}, false)).not.toBe(image({}, false, { ...page, head: { ...head, title: '别的' } }));
});

test('a page that names a picture itself keeps it', () => {
  const own = { ...page, head: { ...head, image: '/api/own.png' } };
  expect(image({ content: { home: { head } } }, false, own)).toBe('/api/own.png');
});

test('words that nobody signed are drawn for nobody', () => {
  const address = image({}, false) ?? '';
  const [words = '', signature = ''] = address.slice(SHARE_PICTURES.length).split('.');
  const others = Buffer.from(JSON.stringify({ ...head, title: '买一送一' })).toString('base64url');
  for (const file of [`${others}.${signature}.png`, `${words}..png`, `${words}.${signature}`, 'x', '..', '']) {
    expect(headOfFile(file, 'k')).toBeNull();
  }
  expect(drawnOn(address, 'another key')).toBeNull();
});
