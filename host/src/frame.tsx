import { renderToStaticMarkup } from 'react-dom/server';
import { CONTRACT_VERSION } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';
import { offeredContracts } from '@shared/contract/release/offered-contracts';
import type { ComposedFrame, FrameQuestion, HostFacts } from '@shared/contract/release';
import { deviceRedirect } from './device-redirect';
import { ShellMarkup } from './document/shell-markup';
import { frameWords } from './frame-language';
import { frameContent } from './header/navigation';

/**
 * The Node entry for what stands around pages. The composer runs it in a process in which no line of a remote ever ran, and puts
 * the document together itself (pages/src/document): from here come values alone.
 */
export { siteFiles } from './site-files';

/** Mark for the content of the slot. */
const CONTENT = '<!--content-->';

export function facts(): HostFacts {
  return { contract: CONTRACT_VERSION, contracts: offeredContracts };
}

/** The shell around the page at `path`. */
export function frame(
  config: SiteConfig,
  { path, header, remote, page, lang, translates, content }: Extract<FrameQuestion, { what: 'frame' }>,
): ComposedFrame {
  const slot = { remote, page, html: CONTENT };
  const shell = renderToStaticMarkup(
    <ShellMarkup
      config={config}
      path={path}
      variant={header}
      content={frameContent(content, lang)}
      words={frameWords(lang, translates)}
      slot={slot}
    />,
  );
  const [before = '', after = ''] = shell.split(CONTENT);
  return { before, after, otherDevice: otherDevice(path) };
}

function otherDevice(path: string): ComposedFrame['otherDevice'] {
  for (const mobile of [true, false]) {
    const target = deviceRedirect(path, mobile);
    if (target !== null) return { path: target, mobile };
  }
  return null;
}
