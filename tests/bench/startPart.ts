import { join } from 'node:path'
import { median } from './median.ts'
import { startProduct } from './productServer.ts'
import type { Result } from './report.ts'

const laterStarts = 3

async function timeOfStart(directory: string): Promise<number> {
  const server = await startProduct({ DATA_DIR: directory })
  await server.stop()
  return server.readyAfter
}

/** From the start of the server's process to its first answer: on a new data directory, and on one that is there. */
export async function startPart(folder: string): Promise<Result[]> {
  const directory = join(folder, 'start')
  const first = await timeOfStart(directory)
  const later: number[] = []
  for (let index = 0; index < laterStarts; index += 1) later.push(await timeOfStart(directory))
  return [
    { part: 'start', what: 'first start, demonstration company included', value: first, unit: 'ms' },
    { part: 'start', what: 'later start', value: median(later), unit: 'ms', reach: 3000 },
  ]
}
