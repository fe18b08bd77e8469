import { quoteItems } from '../../../server/database/schema/index.ts'
import { measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import { linesOf, type Result } from '../report.ts'
import { type Caller, createCaller } from './caller.ts'
import { cases, type WorklistCase } from './cases.ts'
import type { Driver, Statement } from './driver.ts'
import { driverBeside } from './driverBeside.ts'
import { fill } from './fill.ts'
import { statementsOf } from './statements.ts'

const concurrencies = [1, 20]

const count = new Intl.NumberFormat('en-AU')

async function measureCase(
  driver: Driver,
  caller: Caller,
  each: WorklistCase,
  size: number,
  seconds: number,
): Promise<Result[]> {
  const { whole, rows } = await statementsOf(driver, each)
  // As the server asks: all of them together.
  const together = (statements: readonly Statement[]) => Promise.all(statements.map(driver.run))
  const line = linesOf('http', what => `${count.format(size)} items, ${each.name}${what}`)
  const lines: Result[] = []
  for (const atOnce of concurrencies) {
    const { alone, http } = await measureByTurns(
      {
        alone: () => together(whole),
        http: () => caller.ask(each),
      },
      { atOnce, seconds },
    )
    lines.push(
      line(`, ${atOnce} at once: driver alone`, alone.median, 'ms'),
      line(`, ${atOnce} at once: HTTP`, http.median, 'ms'),
      line(`, ${atOnce} at once: HTTP`, http.perSecond, '/s'),
      line(`, ${atOnce} at once: HTTP ÷ driver`, http.median / alone.median, '×', 2),
    )
  }
  const parts = await measureByTurns(
    { page: () => together(rows), withTotal: () => together(whole) },
    { atOnce: 1, seconds },
  )
  return [...lines, line(': page with total ÷ page', parts.withTotal.median / parts.page.median, '×', 2)]
}

async function* measureCases(storage: Storage, seconds: number, added?: number): AsyncGenerator<Result[]> {
  const driver = await driverBeside(storage)
  const server = await startProduct(storage)
  const caller = await createCaller(server.origin)
  try {
    const size = added ?? (await driver.db.$count(quoteItems))
    for (const each of cases) yield await measureCase(driver, caller, each, size, seconds)
  } finally {
    caller.stop()
    await server.stop()
    await driver.close()
  }
}

/**
 * Worklist pages at each number of items added, or with those that are there (`null`): over HTTP against the driver alone,
 * and what the total costs.
 */
export async function* worklistPart(
  storage: Storage,
  sizes: readonly number[] | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  if (sizes === null) yield* measureCases(storage, seconds)
  let filled = 0
  for (const size of sizes?.toSorted((a, b) => a - b) ?? []) {
    await fill(storage, size - filled)
    filled = size
    yield* measureCases(storage, seconds, size)
  }
}
