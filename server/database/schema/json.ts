import { customType } from 'drizzle-orm/pg-core'

/**
 * A `jsonb` column that gives back what was put in. The query builder's own takes a text that happens to read as
 * JSON (`"0120"`, `"true"`) for JSON once more.
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: value => JSON.stringify(value),
  fromDriver: value => value,
})
