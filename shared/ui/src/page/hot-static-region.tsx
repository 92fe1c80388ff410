import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageContext, usePage } from './page-context';
import { type StaticRegion, staticRegion as composedRegion } from './static-region';

/**
 * The same in a development page that is updated while it is shown: its code is loaded after all and rendered aside, and what changes
 * there is copied into the region, whose nodes stay as lifeless as a visitor has them.
 */
export const staticRegion: typeof composedRegion = (id, importRegion, enhance) => {
  const Region = composedRegion(id, importRegion, enhance);
  let isLoaded = false;
  let preload: Parameters<NonNullable<StaticRegion['onPage']>>[0];
  const load = async () => {
    await Region.load();
    isLoaded = true;
  };

  function HotRegion() {
    const page = usePage();
    const { composed, params } = page;
    const [aside] = useState(() => (composed ? document.createElement('div') : null));
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    // A page that was updated has regions anew, in the state of those before, and nobody loaded them.
    const [ready, setReady] = useState(() => (isLoaded ? Region : null));
    const [copies, setCopies] = useState(globalThis.__HOT__?.changed ? 1 : 0);

    useEffect(() => {
      if (composed)
        void Promise.all([importRegion(), preload?.(params)]).then(([module]) => setLoaded(() => module.default));
      else void load().then(() => setReady(() => Region));
    }, [composed, params]);
    useEffect(() => {
      if (!Loaded || !aside) return undefined;
      const observer = new MutationObserver(() => setCopies((count) => count + 1));
      observer.observe(aside, { subtree: true, childList: true, characterData: true, attributes: true });
      return () => observer.disconnect();
    }, [Loaded, aside]);

    if (!aside) return ready === Region ? <Region /> : <></>;
    const copy = () => [...aside.childNodes].map((node) => node.cloneNode(true));
    const host = copies === 0 || !Loaded ? page.host : { ...page.host, composedRegion: copy };
    return (
      <>
        <PageContext value={{ ...page, host }}>
          <Region key={Loaded ? copies : 0} />
        </PageContext>
        {Loaded ? createPortal(<Loaded />, aside) : null}
      </>
    );
  }

  const onPage: StaticRegion['onPage'] = (of) => (preload = of);
  return Object.assign(HotRegion, { load, onPage }) satisfies StaticRegion;
};
