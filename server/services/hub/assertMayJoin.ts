import { readHubGroup } from '#contract/hub'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { assertMember } from '../quote-worklist/assertMember.ts'
import { worklistCondition } from '../quote-worklist/scope.ts'
import { itemRowFor } from '../quoteItem/itemFor.ts'

/** Refuses a group that the person may not hear: what they may not see in a worklist or on an item's page. */
export async function assertMayJoin(db: Database, person: Person, name: string): Promise<void> {
  const group = readHubGroup(name)
  switch (group?.kind) {
    case 'worklist':
      return assertMember(db, person, group.workgroup)
    case 'user':
      worklistCondition(person, { salesRepCode: group.login })
      return
    case 'quoteItem': {
      await itemRowFor(db, person, group.id)
      return
    }
    default:
      throw new Problem('invalid-request', 'There is no such group.')
  }
}
