import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../process/repository.mjs'
import { parts } from './parts.mjs'

/** What Node starts: the server, and the threads that work beside it. */
const entries = {
  main: 'server/main.ts',
  palletWorker: 'server/engines/palletWorker.ts',
  documentWorker: 'server/documents/documentWorker.ts',
  plantWorker: 'server/engines/plantWorker.ts',
  rehearsalWorker: 'server/engines/rehearsalWorker.ts',
}

/**
 * Puts the server's own files into one for each entry that Node reads without a compiler: that starts four times as
 * fast as reading them one by one. Packages stay where they are.
 */
export async function buildServer() {
  const { folder } = parts.server
  for (const [index, [name, entry]] of Object.entries(entries).entries()) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      mode: 'production',
      ssr: { external: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: index === 0,
        copyPublicDir: false,
        target: 'node20',
        sourcemap: true,
        minify: false,
        rolldownOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
      },
    })
  }
  cpSync(join(root, 'server/database/migrations'), join(root, folder, 'migrations'), { recursive: true })
}
