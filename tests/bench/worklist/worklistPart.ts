import { run } from '../../../scripts/process/run.mjs'
import type { Storage } from '../productServer.ts'
import type { Result } from '../report.ts'
import { driverAlone } from './driverAlone.ts'
import { overHttp } from './overHttp.ts'

const concurrencies = [1, 20]

/** Seed of the generated items; a second filling goes on with another one. */
const fill = async (storage: Storage, items: number): Promise<void> => {
  const command = [process.execPath, '--import', 'tsx', 'server/tools/generate.ts'] as const
  const code = await run([...command, '--items', String(items), '--seed', String(items)], { env: storage })
  if (code !== 0) throw new Error('The items could not be generated.')
}

const count = new Intl.NumberFormat('en-AU')

/** Worklist pages at each number of items: over HTTP against the driver alone, and what the total costs. */
export async function* worklistPart(
  storage: Storage,
  sizes: readonly number[],
  seconds: number,
): AsyncGenerator<Result[]> {
  let filled = 0
  for (const size of sizes.toSorted((a, b) => a - b)) {
    await fill(storage, size - filled)
    filled = size
    const alone = await driverAlone(storage, seconds, concurrencies)
    const http = await overHttp(storage, seconds, concurrencies)
    const line = (what: string, value: number, unit: Result['unit'], reach?: number): Result => ({
      part: 'http',
      what: `${count.format(size)} items, ${what}`,
      value,
      unit,
      ...(reach === undefined ? {} : { reach }),
    })
    for (const [index, { case: each, both, page, total }] of alone.entries()) {
      const lines = concurrencies.flatMap(atOnce => {
        const direct = both.get(atOnce)
        const served = http[index]?.times.get(atOnce)
        if (direct === undefined || served === undefined) return []
        const name = `${each.name}, ${atOnce} at once`
        return [
          line(`${name}: driver alone`, direct.median, 'ms'),
          line(`${name}: HTTP`, served.median, 'ms'),
          line(`${name}: HTTP`, served.perSecond, '/s'),
          line(`${name}: HTTP ÷ driver`, served.median / direct.median, '×', 2),
        ]
      })
      yield [
        ...lines,
        line(`${each.name}: page and total ÷ page`, (page.median + total.median) / page.median, '×', 2),
      ]
    }
  }
}
