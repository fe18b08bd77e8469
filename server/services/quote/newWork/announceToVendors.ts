import { eq, inArray } from 'drizzle-orm'
import { hubGroup } from '#contract/hub'
import type { Database } from '../../../database/database.ts'
import { users, vendorUsers } from '../../../database/schema/index.ts'
import { announce } from '../../../hub/announce.ts'
import type { Person } from '../../../person/person.ts'

/**
 * Tells who works for these vendors that `who` changed one of their orders. They hear that their lists changed and
 * nothing else: items and people of the company are not theirs to see.
 */
export async function announceToVendors(
  tx: Database,
  who: Person,
  vendorIds: readonly (number | null | undefined)[],
): Promise<void> {
  const ids = vendorIds.filter(id => id !== null && id !== undefined)
  if (ids.length === 0) return
  const people = await tx
    .selectDistinct({ login: users.login })
    .from(vendorUsers)
    .innerJoin(users, eq(users.id, vendorUsers.userId))
    .where(inArray(vendorUsers.vendorId, ids))
  const at = new Date().toISOString()
  await announce(
    tx,
    people.map(({ login }) => {
      const groups = [hubGroup.user(login)]
      return {
        name: 'WorklistChanged' as const,
        groups,
        payload: {
          groups,
          items: [],
          what: 'saved',
          action: '',
          who: { login: who.login, name: who.name },
          at,
        },
      }
    }),
  )
}
