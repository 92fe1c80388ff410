import { useLayoutEffect, useRef } from 'react';
import { BrowserRouter, type Location, useLocation, useNavigate } from 'react-router-dom';
import type { Go } from './lazy-navigation';

interface Handlers {
  /** Called with the way to navigate. */
  onReady: (go: Go) => void;
  /** Called after each change of the address; `previous` is the one before. */
  onMove: (location: Location, previous: Location) => void;
}

/**
 * The router, in a root that shows nothing. It does without transitions: a page that is there is shown in the frame of the click.
 */
export function ShellRouter({ basePath, onReady, onMove }: Handlers & { basePath: string }) {
  return (
    <BrowserRouter basename={basePath} useTransitions={false}>
      <Moves onReady={onReady} onMove={onMove} />
    </BrowserRouter>
  );
}

function Moves({ onReady, onMove }: Handlers) {
  const navigate = useNavigate();
  const location = useLocation();
  const previous = useRef(location);

  useLayoutEffect(() => {
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
