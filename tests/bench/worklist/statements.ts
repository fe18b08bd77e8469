import { worklistPage } from '../../../server/services/quote-worklist/worklist.ts'
import { createPeople } from '../../../server/services/security/people.ts'
import { createDefinitions } from '../../../server/services/workflow/definition.ts'
import { login, type WorklistCase } from './cases.ts'
import type { Driver, Statement } from './driver.ts'

export interface PageStatements {
  readonly page: Statement
  readonly total: Statement
}

/** The very statements that the server makes for a worklist page, written down while it makes them. */
export async function statementsOf(driver: Driver, { query }: WorklistCase): Promise<PageStatements> {
  const definitions = createDefinitions(driver.db)
  await definitions.current()
  const person = await createPeople(driver.db).find(login)
  if (person === null) throw new Error(`There is no ${login} here.`)
  const made = await driver.statementsDuring(() =>
    worklistPage({ db: driver.db, definitions, today: () => '2026-03-16', timeZone: 'UTC' }, person, query),
  )
  const page = made.find(({ text }) => / order by .* limit \$\d+/.test(text))
  const total = made.find(statement => statement !== page)
  if (page === undefined || total === undefined || made.length !== 2) {
    throw new Error(`A worklist page is expected to be two statements, not ${made.length}.`)
  }
  return { page, total }
}
