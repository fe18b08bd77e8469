import type { Database } from '../../database/database.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { Definitions } from './definition.ts'

/** What everything about an item needs. */
export interface QuoteItemDeps {
  readonly db: Database
  readonly lgx: Lgx
  readonly definitions: Definitions
}
