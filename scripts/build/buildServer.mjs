import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../process/repository.mjs'
import { parts } from './parts.mjs'

/**
 * Puts the server's own files into one that Node reads without a compiler: that starts four times as fast as reading
 * them one by one. Packages stay where they are.
 */
export async function buildServer() {
  const { folder } = parts.server
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    ssr: { external: true },
    build: {
      ssr: 'server/main.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      sourcemap: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  })
  cpSync(join(root, 'server/database/migrations'), join(root, folder, 'migrations'), { recursive: true })
}
