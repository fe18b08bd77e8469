import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { UserInput } from '#contract/security'
import { userFindings } from '#domain/access'
import type { Database } from '../../../database/database.ts'
import {
  assistants,
  customers,
  plants,
  quoteItems,
  quotes,
  roles,
  samples,
  sharedViews,
  userRoles,
  users,
  userWorkgroups,
  vendors,
  vendorUsers,
  workgroups,
} from '../../../database/schema/index.ts'
import type { FieldError } from '../../../problem/problem.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { keepAdministration } from '../administration.ts'
import { userList } from '../users.ts'

const own = ({ roles: _, workGroups: __, salesReps: ___, assistants: ____, ...rest }: UserInput) => ({
  login: rest.login,
  name: rest.name,
  email: rest.email,
  about: rest.about,
  isActive: rest.isActive,
  defaultState: rest.defaultState,
  defaultPlant: rest.defaultPlant,
})

const idsOf = async (tx: Database, logins: readonly string[]): Promise<number[]> =>
  logins.length === 0
    ? []
    : (
        await tx
          .select({ id: users.id })
          .from(users)
          .where(inArray(users.login, [...logins]))
      ).map(row => row.id)

/** Replaces everything that is linked to the user by what `input` says. */
async function writeLinks(tx: Database, userId: number, input: UserInput): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId))
  await tx.delete(userWorkgroups).where(eq(userWorkgroups.userId, userId))
  await tx.delete(assistants).where(or(eq(assistants.assistantId, userId), eq(assistants.salesRepId, userId)))
  const roleRows = [...new Set(input.roles)].map(roleCode => ({ userId, roleCode }))
  if (roleRows.length > 0) await tx.insert(userRoles).values(roleRows)
  const groupRows = [...new Set(input.workGroups)].map(workgroupCode => ({ userId, workgroupCode }))
  if (groupRows.length > 0) await tx.insert(userWorkgroups).values(groupRows)
  const links = [
    ...(await idsOf(tx, input.salesReps)).map(salesRepId => ({ assistantId: userId, salesRepId })),
    ...(await idsOf(tx, input.assistants)).map(assistantId => ({ assistantId, salesRepId: userId })),
  ]
  if (links.length > 0) await tx.insert(assistants).values(links).onConflictDoNothing()
}

const missing = (path: string, wanted: readonly string[], found: readonly string[]): FieldError[] => {
  const unknown = wanted.filter(code => !found.includes(code))
  return unknown.length === 0 ? [] : [{ path, message: `There is no ${unknown.join(', ')}.` }]
}

async function check(tx: Database, input: UserInput): Promise<FieldError[]> {
  const knownRoles = await tx.select({ code: roles.code }).from(roles)
  const knownGroups = await tx.select({ code: workgroups.code }).from(workgroups)
  const linked = [...input.salesReps, ...input.assistants]
  const people =
    linked.length === 0
      ? []
      : await tx.select({ login: users.login }).from(users).where(inArray(users.login, linked))
  const reps =
    input.salesReps.length === 0
      ? []
      : await tx
          .select({ login: users.login })
          .from(users)
          .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleCode, 'SALESREP')))
          .where(inArray(users.login, input.salesReps))
  const logins = people.map(row => row.login)
  const errors = [
    ...missing(
      'roles',
      input.roles,
      knownRoles.map(row => row.code),
    ),
    ...missing(
      'workGroups',
      input.workGroups,
      knownGroups.map(row => row.code),
    ),
    ...missing('salesReps', input.salesReps, logins),
    ...missing('assistants', input.assistants, logins),
  ]
  if (errors.length > 0) return errors
  if (input.defaultPlant !== '') {
    const found = await tx.select({ id: plants.id }).from(plants).where(eq(plants.code, input.defaultPlant))
    if (found.length === 0)
      return [{ path: 'defaultPlant', message: `There is no plant ${input.defaultPlant}.` }]
  }
  return userFindings(
    input,
    reps.map(row => row.login),
  ).map(({ field, message }) => ({ path: field, message }))
}

async function usedBy(tx: Database, id: number): Promise<string[]> {
  const user = await userList.read(tx, id)
  if (user === null) return []
  const { login } = user
  const owned = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.owner, login)).limit(3)
  const [ownedCount] = await tx.select({ total: count() }).from(quotes).where(eq(quotes.owner, login))
  const served = await tx
    .select({ name: customers.customerName })
    .from(customers)
    .where(eq(customers.salesRepLogin, login))
  const samplesHeld = await tx
    .select({ id: samples.id })
    .from(samples)
    .where(eq(samples.lockedBy, login))
    .orderBy(asc(samples.id))
  const signsInFor = await tx
    .select({ name: vendors.name })
    .from(vendorUsers)
    .innerJoin(vendors, eq(vendors.id, vendorUsers.vendorId))
    .where(eq(vendorUsers.userId, id))
  const views = await tx
    .select({ name: sharedViews.name })
    .from(sharedViews)
    .where(eq(sharedViews.owner, login))
    .orderBy(asc(sharedViews.name))
  const names = (rows: readonly { id: number }[]) => rows.map(row => String(row.id))
  const assigned = await itemsUsing(tx, eq(quoteItems.assignee, login))
  const initiated = and(eq(quoteItems.initiator, login), ne(sql`coalesce(${quoteItems.assignee}, '')`, login))
  return [
    ...(owned.length === 0 ? [] : [`quotes ${someNames(names(owned), ownedCount?.total)}`]),
    ...assigned,
    ...(await itemsUsing(tx, initiated, ' initiated by them')),
    ...(served.length === 0 ? [] : [`customers ${someNames(served.map(row => row.name))}`]),
    ...(samplesHeld.length === 0 ? [] : [`samples ${someNames(names(samplesHeld))}`]),
    ...(signsInFor.length === 0 ? [] : [`vendors ${someNames(signsInFor.map(row => row.name))}`]),
    ...(views.length === 0 ? [] : [`shared views ${someNames(views.map(row => row.name))}`]),
    ...(user.salesReps.length === 0 ? [] : [`sales reps ${someNames(user.salesReps)}`]),
    ...(user.assistants.length === 0 ? [] : [`assistants ${someNames(user.assistants)}`]),
  ]
}

/** Users. */
export const userMaster: Master<number, UserInput> = {
  kind: 'user',
  one: 'user',
  nameField: 'login',
  fixedFields: ['login'],
  keyOf: idKey,
  read: userList.read,
  find: (tx, { login }) => storedId(tx, users, eq(users.login, login)),
  insert: async (tx, input) => {
    const id = await insertedId(tx, users, own(input))
    await writeLinks(tx, id, input)
    return id
  },
  update: async (tx, id, input, version) => {
    await tx
      .update(users)
      .set({ ...own(input), version })
      .where(eq(users.id, id))
    await writeLinks(tx, id, input)
  },
  remove: async (tx, id) => {
    await tx.delete(userRoles).where(eq(userRoles.userId, id))
    await tx.delete(userWorkgroups).where(eq(userWorkgroups.userId, id))
    await tx.delete(users).where(eq(users.id, id))
  },
  usedBy,
  check,
  afterwards: keepAdministration,
}
