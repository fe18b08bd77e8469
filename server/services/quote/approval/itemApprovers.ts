import type { ItemApprovers } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { approversOf, askedOf } from './approversOf.ts'
import { itemToApprove } from './readApproval.ts'

/** Who may decide what of an item has to be approved, for somebody who may see it. */
export async function itemApprovers(
  { db, today }: { readonly db: Database; readonly today: () => string },
  person: Person,
  quoteItemId: number,
): Promise<ItemApprovers[]> {
  const { work, facts, standings } = await itemToApprove(db, person, quoteItemId)
  return Promise.all(
    standings.map(async standing => ({
      approvalType: standing.approvalType,
      about: standing.about,
      approvers: askedOf(await approversOf({ db, today: today() }, work, standing, facts.marginFloor)).map(
        ({ login, name, onBehalfOf }) => ({ login, name, onBehalfOf }),
      ),
    })),
  )
}
