import { renderHook } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { siteConfigSchema } from '@shared/contract/config';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { firstCoverSources, useFirstCover } from './first-cover';
import type { ComicWithChapters } from './use-comics';

const config = siteConfigSchema.parse({ basePath: '/site/' });
const list = (...ids: number[]) => ids.map((id) => ({ id }) as ComicWithChapters);

const Inside = createContext<ReactNode>(null);
const page = definePage({ head: { title: '', description: '' }, Component: Shown });

function Shown() {
  return use(Inside);
}

function InPage({ children }: { children: ReactNode }) {
  return (
    <Inside value={children}>
      <page.Component {...({ config } as PageProps)} />
    </Inside>
  );
}

function render(comics: readonly ComicWithChapters[] | undefined, topicId?: number) {
  return renderHook(
    (shown: { comics: readonly ComicWithChapters[] | undefined }) => useFirstCover(shown.comics, topicId),
    {
      initialProps: { comics },
      wrapper: InPage,
    },
  );
}

const address = '/site/api/ext/v1/comics/covers/1';

describe('the cover that stands in the page before its list', () => {
  it('has an address of this site below its base path, or of the calls where they are elsewhere', () => {
    expect(firstCoverSources(config).src).toBe(address);
    expect(firstCoverSources(config).srcSet).toContain(`${address}?w=400 400w`);
    expect(firstCoverSources({ ...config, apiBaseUrl: 'https://api.example/' }).src).toBe(
      'https://api.example/api/ext/v1/comics/covers/1',
    );
  });

  it('stays that of the first comic when the list comes, and of that comic alone', () => {
    const { result, rerender } = render(undefined);
    rerender({ comics: list(3, 1) });
    expect([3, 1].map((id) => result.current(id)?.src)).toEqual([address, undefined]);
  });

  it('is not taken for that of a comic which comes first later', () => {
    const { result, rerender } = render(undefined);
    rerender({ comics: list(3, 1) });
    rerender({ comics: list(4, 3, 1) });
    expect([4, 3].map((id) => result.current(id)?.src)).toEqual([undefined, address]);
  });

  it('does not count where it did not stand there', () => {
    expect(render(list(3)).result.current(3)).toBeUndefined();
    const { result, rerender } = render(undefined, 2);
    rerender({ comics: list(3) });
    expect(result.current(3)).toBeUndefined();
  });
});
