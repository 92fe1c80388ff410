import { separateQueues } from './chunk-queues';

function runAs(release: string, src: string, work: () => void): void {
  const script = document.createElement('script');
  script.dataset['release'] = release;
  script.src = src;
  const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  work();
  running.mockRestore();
}

describe('queues of chunks', () => {
  it('keep the releases of a remote apart, though they push to one name', () => {
    const registered = new Set<string>();
    const name = 'webpackChunk_test';
    const queues = globalThis as unknown as Record<string, string[] | undefined>;
    separateQueues(name, registered);
    const push = (chunk: string) => {
      (queues[name] = queues[name] ?? []).push(chunk);
    };
    runAs('remote@1', 'http://localhost/assets/a.js', () => {
      push('a of 1');
    });
    runAs('remote@2', 'http://localhost/assets/a.js', () => {
      push('a of 2');
    });
    runAs('remote@1', 'http://localhost/assets/b.js?retry=2', () => {
      expect(queues[name]).toEqual(['a of 1']);
    });
    expect([...registered]).toEqual(['remote@1 /assets/a.js', 'remote@2 /assets/a.js', 'remote@1 /assets/b.js']);
  });
});
