import { useEffect, useLayoutEffect, useRef } from 'react';
import { BrowserRouter, type Location, useLocation, useNavigate } from 'react-router-dom';
import type { HostBridge } from '@shared/contract';
import type { Bootstrap } from '@shared/contract/release';

export type Go = HostBridge['navigate'];

interface Handlers {
  /** Called once with the way to navigate. */
  onReady: (go: Go) => void;
  /** Called after each change of the address; `previous` is the one before. */
  onMove: (location: Location, previous: Location) => void;
}

interface Shell {
  basePath: string;
  emptyHtml: Bootstrap['emptyHtml'];
}

/**
 * The router, which lives in the header's root, around the header's composed markup (docs/architecture.md rules 2 and 3). It renders
 * nothing that could take long, so it does without transitions: a page that is there is shown in the frame of the click.
 */
export function ShellRouter({ basePath, emptyHtml, onReady, onMove }: Handlers & Shell) {
  return (
    <BrowserRouter basename={basePath} useTransitions={false}>
      <Moves onReady={onReady} onMove={onMove} />
      <ComposedHeader emptyHtml={emptyHtml} />
    </BrowserRouter>
  );
}

function Moves({ onReady, onMove }: Handlers) {
  const navigate = useNavigate();
  const location = useLocation();
  const previous = useRef(location);

  useEffect(() => {
    onReady((href, options) => void navigate(href, options));
  }, [navigate, onReady]);

  useLayoutEffect(() => {
    if (previous.current === location) return;
    const before = previous.current;
    previous.current = location;
    onMove(location, before);
  }, [location, onMove]);

  return null;
}

/** The header's markup was composed and is given behaviour as it stands (header/enhance-header.ts); React leaves it alone. */
function ComposedHeader({ emptyHtml }: Pick<Shell, 'emptyHtml'>) {
  return <div data-header-markup="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: emptyHtml }} />;
}
