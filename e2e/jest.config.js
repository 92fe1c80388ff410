import base from '../jest.config.js';

const [{ transform, transformIgnorePatterns, testPathIgnorePatterns }] = base.projects;

/** @type {import('jest').Config} */
export default {
  displayName: 'browser',
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns,
  testPathIgnorePatterns,
  testMatch: ['<rootDir>/tests/**/*.e2e.ts'],
  globalSetup: '<rootDir>/src/global-setup.ts',
  globalTeardown: '<rootDir>/src/global-teardown.ts',
  setupFiles: ['<rootDir>/src/close-connections.ts'],
  testSequencer: '<rootDir>/../shared/testing/longest-first.js',
  testTimeout: 180_000,
  maxWorkers: 2,
};
