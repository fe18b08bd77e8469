import { asc, inArray } from 'drizzle-orm'
import type { ToolingCustomer } from '#contract/customer'
import type { Database } from '../../database/database.ts'
import { lookups } from '../../database/schema/index.ts'

const internal = 'internalTooling'

/** The accounts that tooling may be charged to, as the reference lists have them. */
export async function toolingCustomers(db: Database): Promise<ToolingCustomer[]> {
  const rows = await db
    .select()
    .from(lookups)
    .where(inArray(lookups.kind, ['toolingAccount', internal]))
    .orderBy(asc(lookups.sequence), asc(lookups.code))
  return rows.map(({ kind, code, description }) => ({
    isInternal: kind === internal,
    toolingAccountNumber: code,
    toolingAccountDesc: description,
  }))
}
