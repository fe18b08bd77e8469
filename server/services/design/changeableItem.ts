import { itemReference } from '#domain/quotes'
import type { Person } from '../../person/person.ts'
import { assertMayChangeFiles } from '../quote/documents/itemOfFiles.ts'
import { assertMaySee } from '../quoteItem/access.ts'
import { readItem } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import type { DesignDeps } from './designDeps.ts'

/** The item, which the person sees; the problem of who may not. */
export async function seenItem(
  { db }: Pick<DesignDeps, 'db'>,
  person: Person,
  id: number,
): Promise<WorkItem> {
  const work = await readItem(db, id)
  assertMaySee(person, work, itemReference(work.quote.id, work.item.itemNo))
  return work
}

/** The item, which the person may change where it stands; the problem of who may not. */
export async function changeableItem(deps: DesignDeps, person: Person, id: number): Promise<WorkItem> {
  const work = await seenItem(deps, person, id)
  await assertMayChangeFiles(deps, deps.db, person, work)
  return work
}
