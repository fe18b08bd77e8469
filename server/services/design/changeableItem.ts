import type { Person } from '../../person/person.ts'
import { assertMayChangeFiles } from '../quote/documents/itemOfFiles.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import type { DesignDeps } from './designDeps.ts'

/** The item, which the person may change where it stands; the problem of who may not. */
export async function changeableItem(deps: DesignDeps, person: Person, id: number): Promise<WorkItem> {
  const work = await readItemFor(deps.db, person, id)
  await assertMayChangeFiles(deps, deps.db, person, work)
  return work
}
