import path from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Where the lockfile of the peers stands; above it is that of the site.
  turbopack: { root: path.dirname(import.meta.dirname) },
};
