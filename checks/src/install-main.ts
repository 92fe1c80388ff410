import { ensureChromium } from '@shared/browser/find-chromium';
import { ensureTestParts } from '@shared/testing/install-packages';

/** Installs what tests need and this machine lacks, where that is allowed: a process of its own, since it waits for Debian's tools. */
ensureChromium();
ensureTestParts();
