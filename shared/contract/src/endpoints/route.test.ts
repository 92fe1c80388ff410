import { answerCreate, clientBuilds, comicList, request } from './index';
import { endpoints } from './schemas';

describe('the address of a first call', () => {
  test('is the path alone where nothing is asked for', () => {
    expect(request(clientBuilds)).toBe('/api/v1/sys/download/client');
    expect(request(clientBuilds, { os: undefined })).toBe('/api/v1/sys/download/client');
  });

  test('carries its query in the order that was given, escaped', () => {
    expect(request(comicList, { topicId: 2, size: 30 })).toBe('/api/noauth/v1/sns/comic/comicList?topicId=2&size=30');
  });

  test('is made of calls that a guest can make by GET, and of what they take', () => {
    // @ts-expect-error -- a POST with a body
    expect(() => request(answerCreate, { questionId: 1, content: '' })).not.toThrow();
    // @ts-expect-error -- no such parameter
    expect(() => request(comicList, { topic: 1 })).not.toThrow();
  });
});

describe('the contract', () => {
  test('has one call at each method and path', () => {
    const lines = endpoints.map(({ route }) => `${route.method} ${route.path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
