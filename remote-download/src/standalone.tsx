import '@shared/ui/tokens.css';
import '@shared/ui/base.css';
import { runStandalone } from '@shared/ui/standalone';
import { page as clientDownload } from './pages/client-download/page';
import { page as download } from './pages/download/page';

/** Runs this remote alone, without the host: `npm run dev -- remote-download`. */
void runStandalone([
  { pattern: '/client-download/', page: clientDownload },
  { pattern: '/download/', page: download },
]);
