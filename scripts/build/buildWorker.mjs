import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../process/repository.mjs'

const worthIt = /\.(?:js|mjs|css|woff2)$/

/** Bytes of a file that is kept only once somebody has asked for it. */
const large = 300_000

/**
 * Builds the service worker, which is told the files of the application beside it.
 * @param {string} folder what was built
 */
export async function buildWorker(folder) {
  const names = readdirSync(join(folder, 'assets'))
    .filter(name => worthIt.test(name))
    .sort()
  const address = (/** @type {string} */ name) => `/assets/${name}`
  // What the start page names is what every visit begins with.
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const isFirst = (/** @type {string} */ name) => page.includes(`"${address(name)}"`)
  const isSmall = (/** @type {string} */ name) => statSync(join(folder, 'assets', name)).size < large
  const builtFiles = {
    build: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    all: names.map(address),
    first: names.filter(isFirst).map(address),
    ahead: names.filter(name => isFirst(name) || isSmall(name)).map(address),
  }
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    define: { builtFiles: JSON.stringify(builtFiles) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/serviceWorker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
