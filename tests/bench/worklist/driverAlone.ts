import { worklistPage } from '../../../server/services/quote-worklist/worklist.ts'
import { createPeople } from '../../../server/services/security/people.ts'
import { createDefinitions } from '../../../server/services/workflow/definition.ts'
import { type Measured, measure } from '../measure.ts'
import type { Storage } from '../productServer.ts'
import { cases, login, type WorklistCase } from './cases.ts'
import { openDriver, type Statement } from './driver.ts'

export interface DriverTimes {
  readonly case: WorklistCase
  /** The page and its total, asked for together as the server does. */
  readonly both: ReadonlyMap<number, Measured>
  readonly page: Measured
  readonly total: Measured
}

/** Runs the very statements that the server makes for each case through the driver alone. */
export async function driverAlone(
  storage: Storage,
  seconds: number,
  concurrencies: readonly number[],
): Promise<DriverTimes[]> {
  let seen: Statement[] = []
  const driver = await openDriver(storage, statement => seen.push(statement))
  try {
    const definitions = createDefinitions(driver.db)
    await definitions.current()
    const person = await createPeople(driver.db).find(login)
    if (person === null) throw new Error(`There is no ${login} here.`)
    const results: DriverTimes[] = []
    for (const each of cases) {
      seen = []
      await worklistPage({ db: driver.db, definitions }, person, each.query)
      const [page, total, ...more] = seen
      if (page === undefined || total === undefined || more.length > 0) {
        throw new Error(`A worklist page is expected to be two statements, not ${seen.length}.`)
      }
      const both = new Map<number, Measured>()
      for (const atOnce of concurrencies) {
        const run = () => Promise.all([driver.run(page), driver.run(total)])
        both.set(atOnce, await measure(run, { atOnce, seconds }))
      }
      results.push({
        case: each,
        both,
        page: await measure(() => driver.run(page), { atOnce: 1, seconds }),
        total: await measure(() => driver.run(total), { atOnce: 1, seconds }),
      })
    }
    return results
  } finally {
    await driver.close()
  }
}
