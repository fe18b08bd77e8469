import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../../scripts/process/run.mjs'
import { startProduct } from '../productServer.ts'

/** Builds and starts the product on a directory of its own, and runs against its origin. */
export async function builtProduct<Answer>(measure: (origin: string) => Promise<Answer>): Promise<Answer> {
  if ((await run([process.execPath, 'scripts/build.mjs'])) !== 0) throw new Error('The build failed.')
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-bench-'))
  try {
    const product = await startProduct({ DATA_DIR: join(folder, 'engines') })
    try {
      return await measure(product.origin)
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
