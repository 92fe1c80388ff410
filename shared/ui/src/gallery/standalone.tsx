import '../tokens.css';
import '../base.css';
import { runStandalone } from '../standalone/run-standalone';
import { page } from './gallery';

/** `npm run dev -- gallery`: for developers and designers alone, never a part of the site. */
void runStandalone([{ path: '/', page, params: {} }]);
