import { type Storage, startProduct } from '../productServer.ts'
import { openDriver } from '../worklist/driver.ts'
import { fill } from '../worklist/fill.ts'
import { addMembers, membersOf, signInAll } from '../worklists/members.ts'

/** The product with so many designers who are signed in; filled with items before, unless its database is already. */
export async function startWithMembers(storage: Storage, items: number | null, count: number) {
  if (items !== null) await fill(storage, items)
  const members = membersOf(count)
  const driver = await openDriver(storage)
  await addMembers(driver.db, members, { role: 'DESIGNER', workgroup: 'DESIGN' })
  await driver.close()
  const server = await startProduct(storage)
  return { server, tokens: await signInAll(server.origin, members) }
}
