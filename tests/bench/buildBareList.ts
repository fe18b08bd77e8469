import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFiles } from '../../scripts/build/compressFiles.mjs'

const source = fileURLToPath(new URL('./bareList', import.meta.url))

/** Builds the bare list as the product is built, files compressed. */
export async function buildBareList(folder: string): Promise<void> {
  const { NODE_ENV } = process.env
  // Vite would take over another one; what is started later must not see this one.
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: false,
      root: source,
      logLevel: 'warn',
      mode: 'production',
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1500 },
    })
  } finally {
    process.env.NODE_ENV = NODE_ENV ?? 'development'
  }
  await compressFiles(folder)
}
