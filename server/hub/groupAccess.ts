import { readHubGroup } from '#contract/hub'
import { itemReference } from '#domain/quotes'
import type { Database } from '../database/database.ts'
import { Problem } from '../http/problem.ts'
import { assertMaySee } from '../services/quote/access.ts'
import { itemOrProblem } from '../services/quote/itemRow.ts'
import { worklistCondition } from '../services/quote-worklist/scope.ts'
import type { Person } from '../services/security/person.ts'

/** Refuses a group that the person may not hear: what they may not see in a worklist or on an item's page. */
export async function assertMayJoin(db: Database, person: Person, name: string): Promise<void> {
  const group = readHubGroup(name)
  switch (group?.kind) {
    case 'worklist':
      worklistCondition(person, { AssignmentGroup: group.workgroup })
      return
    case 'user':
      worklistCondition(person, { salesRepCode: group.login })
      return
    case 'quoteItem': {
      const owned = await itemOrProblem(db, group.id)
      assertMaySee(person, owned, itemReference(owned.quote.id, owned.item.itemNo))
      return
    }
    default:
      throw new Problem('invalid-request', 'There is no such group.')
  }
}
