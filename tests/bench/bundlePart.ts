import { join } from 'node:path'
import { root } from '../../scripts/process/repository.mjs'
import type { Result } from './report.ts'
import { initialScripts, sizeOf } from './scriptSizes.ts'

/** JavaScript that has to arrive before anything is shown, against the bare list built in the same run. */
export function bundlePart(bareFolder: string): Result[] {
  const folder = join(root, 'dist')
  const product = sizeOf(folder, initialScripts(folder))
  const bare = sizeOf(bareFolder, initialScripts(bareFolder))
  return [
    { part: 'bundle', what: 'initial JavaScript, gzip', value: product, unit: 'kB' },
    { part: 'bundle', what: 'initial JavaScript of the bare list, gzip', value: bare, unit: 'kB' },
    { part: 'bundle', what: 'initial JavaScript ÷ bare list', value: product / bare, unit: '×', reach: 1.05 },
  ]
}
