import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { assertMaySee } from './access.ts'
import { itemOrProblem, type OwnedItem } from './itemRow.ts'
import { readItem } from './readItems.ts'
import type { WorkItem } from './workItem.ts'

/** `readItem` for a person: the problem that they may not see it, too. */
export async function readItemFor(
  db: Database,
  person: Person,
  quoteItemId: number,
  lock = false,
): Promise<WorkItem> {
  const work = await readItem(db, quoteItemId, lock)
  assertMaySee(person, work)
  return work
}

/** `itemOrProblem` for a person: the problem that they may not see it, too. */
export async function itemRowFor(
  db: Database,
  person: Person,
  quoteItemId: number,
  lock = false,
): Promise<OwnedItem> {
  const owned = await itemOrProblem(db, quoteItemId, lock)
  assertMaySee(person, owned)
  return owned
}
