import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { roleScopes } from '../../../database/schema/index.ts'

/** The condition that a role grants a scope, each by its code; a code that is not given asks for nothing. */
export const isGranted = (
  role: PgColumn | string | undefined,
  scope: PgColumn | string | undefined,
): SQL | undefined =>
  role === undefined || scope === undefined
    ? undefined
    : sql`exists (select from ${roleScopes}
        where ${and(eq(roleScopes.roleCode, role), eq(roleScopes.scopeCode, scope))})`

/** That the product itself asks for a code, as what uses it. */
export const askedForByProduct = (known: readonly string[], code: string): string[] =>
  known.includes(code) ? ['the access rules of the product'] : []
