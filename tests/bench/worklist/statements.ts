import { createPeople } from '../../../server/person/people.ts'
import { pageStatement } from '../../../server/services/quote-worklist/pageStatement.ts'
import { worklistPage } from '../../../server/services/quote-worklist/worklist.ts'
import { createDefinitions } from '../../../server/services/quoteItem/definition.ts'
import { login, type WorklistCase } from './cases.ts'
import type { Driver, Statement } from './driver.ts'

export interface PageStatements {
  /** The rows and their total: one statement, or two that run side by side. */
  readonly whole: readonly Statement[]
  /** The rows alone. */
  readonly rows: readonly Statement[]
}

/** The very statements that the server makes for a worklist page, written down while it makes them. */
export async function statementsOf(driver: Driver, { query }: WorklistCase): Promise<PageStatements> {
  const definitions = createDefinitions(driver.db)
  await definitions.current()
  const person = await createPeople(driver.db).find(login)
  if (person === null) throw new Error(`There is no ${login} here.`)
  const deps = { db: driver.db, definitions, today: () => '2026-03-16', timeZone: 'UTC' }
  const whole = await driver.statementsDuring(() => worklistPage(deps, person, query))
  const rows = await driver.statementsDuring(() => pageStatement(deps, person, query, false))
  if (whole.length > 2 || rows.length !== 1)
    throw new Error('A worklist page takes more statements than it did.')
  return { whole, rows }
}
