import { configure } from '@testing-library/dom';

/** ms that a test waits for what a page does later: a busy machine does the same, and takes longer for it. */
const PATIENCE = 10_000;

configure({ asyncUtilTimeout: PATIENCE });
