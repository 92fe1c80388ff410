import type { TestApp } from './test-app';

/** Tests that run on both engines; `site` is there once they run. */
export type Suite = (site: () => TestApp) => void;
