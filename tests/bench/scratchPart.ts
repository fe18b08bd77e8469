import { join } from 'node:path'
import { sendSignIn } from '../journeys/support/signIn.ts'
import { scratchTyping } from './engines/scratchTyping.ts'
import { startProduct } from './productServer.ts'
import type { Result } from './report.ts'

/** How soon the estimating pad answers what is typed, on a product of its own. */
export async function scratchPart(folder: string): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'scratch') })
  try {
    return await scratchTyping(product.origin, page => sendSignIn(page, 'salesrep'))
  } finally {
    await product.stop()
  }
}
