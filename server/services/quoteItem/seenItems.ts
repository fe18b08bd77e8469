import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import type { Seen } from './seen.ts'
import type { WorkItem } from './workItem.ts'

/** An item as it was read or saved, and what tells whether that is still so. */
export interface SeenItem {
  readonly work: WorkItem
  readonly seen: Seen
}

/** As many items as many people work on at once. */
const mostRemembered = 300

/** Stamps mean something in their own database alone. */
const remembered = new WeakMap<Database, LRUCache<number, SeenItem>>()

/** Remembers the item; the same. */
export function remember(db: Database, item: SeenItem): SeenItem {
  const known = remembered.get(db) ?? new LRUCache<number, SeenItem>({ max: mostRemembered })
  remembered.set(db, known)
  known.set(item.work.item.id, item)
  return item
}

/** The item as it was read or saved last: it may be another by now, which `seen` tells. */
export const rememberedItem = (db: Database, quoteItemId: number): SeenItem | undefined =>
  remembered.get(db)?.get(quoteItemId)
