import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../../scripts/setup/prepare.mjs'
import { startProduct } from './startProduct.ts'

/**
 * Builds the product where it is stale and fills its database, once: each worker starts it on a copy. `DATA_FROM` names one
 * that is there already.
 */
export default async function prepareProduct(): Promise<() => void> {
  await prepare()
  if (process.env.DATA_FROM !== undefined) return () => undefined
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-journeys-'))
  const { stop } = await startProduct({ KEEP_DATA_IN: directory })
  await stop()
  process.env.DATA_FROM = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
