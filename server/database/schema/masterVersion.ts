import { integer } from 'drizzle-orm/pg-core'

/** The version of a master's row: every save counts it up, and a save from an older one is stale. */
export const masterVersion = () => integer('version').notNull().default(1)
