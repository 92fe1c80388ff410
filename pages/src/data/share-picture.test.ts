import { withSharePicture } from './share-picture';

const head = { title: '云梭：换一句', description: '编辑写的描述。' };
const page = { html: '<p></p>', head: { ...head } };
const image = (answers: Parameters<typeof withSharePicture>[2], content = page) =>
  withSharePicture(content, 'remote-marketing', answers).head.image;

test('a page whose title and description were published has a picture of them, and any other has that of its release', () => {
  expect(image({ content: { home: { head, lead: '导语' } } })).toMatch(
    /^\/api\/ext\/v1\/media\/share\/remote-marketing\/home\/[0-9a-f]{16}\.png$/,
  );
  expect(image({ content: { home: { head }, other: 7 } })).not.toBe(
    image({ content: { home: { head: { ...head, title: '别的' } } } }, { ...page, head: { ...head, title: '别的' } }),
  );
  expect(image({})).toBeUndefined();
  expect(image({ content: { home: { lead: '导语' }, text: 'x', none: null } })).toBeUndefined();
  expect(image({ content: { home: { head: { ...head, title: '不是这页的' } } } })).toBeUndefined();
});

test('a page that names a picture itself keeps it', () => {
  const own = { ...page, head: { ...head, image: '/api/own.png' } };
  expect(image({ content: { home: { head } } }, own)).toBe('/api/own.png');
});
