import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../../scripts/process/run.mjs'
import { sendSignIn } from '../../journeys/support/signIn.ts'
import { startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { scratchTyping } from './scratchTyping.ts'

/** Builds and starts the product on a directory of its own, and types on its estimating pad. */
export async function scratchResults(): Promise<Result[]> {
  if ((await run([process.execPath, 'scripts/build.mjs'])) !== 0) throw new Error('The build failed.')
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-bench-'))
  try {
    const product = await startProduct({ DATA_DIR: join(folder, 'scratch') })
    try {
      return await scratchTyping(product.origin, page => sendSignIn(page, 'salesrep'))
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
