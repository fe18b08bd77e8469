import { customType } from 'drizzle-orm/pg-core'

/** A set of words to search by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
