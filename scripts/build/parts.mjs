/**
 * What is built, into which folder, from which files. A part is stale when any of its sources is not what it was
 * built from.
 */
export const parts = {
  application: {
    title: 'the web application',
    folder: 'dist',
    entry: 'dist/index.html',
    sources: [
      'src',
      'contract',
      'domain',
      'public',
      'index.html',
      'vite.config.ts',
      'vite.calls.ts',
      'vite.circles.ts',
      'vite.first.ts',
      'vite.lighter.ts',
      'package.json',
      'package-lock.json',
      'scripts/build',
    ],
  },
  server: {
    title: 'the server',
    folder: 'dist-server',
    entry: 'dist-server/main.js',
    sources: ['server', 'contract', 'domain', 'package.json', 'package-lock.json', 'scripts/build'],
  },
}

/** @typedef {keyof typeof parts} PartName */

export const partNames = /** @type {PartName[]} */ (Object.keys(parts))
