import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SharedView } from '#contract/quote-worklist'
import { mayChangeSharedView } from '#domain/access'
import { logChanges, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { sharedViews, users } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { notMember } from './assertMember.ts'

type Stored = typeof sharedViews.$inferSelect

export interface ViewToShare {
  /** The shared view that is changed; left out, a new one. */
  readonly id?: number | undefined
  /** The version that was seen of it. */
  readonly version?: number | undefined
  readonly list: string
  readonly workgroup: string
  readonly name: string
  readonly view: Readonly<Record<string, unknown>>
}

const asView = (person: Person, row: Stored, ownerName: string | null): SharedView => ({
  id: row.id,
  list: row.list,
  workgroup: row.workgroup,
  name: row.name,
  view: row.view as Record<string, unknown>,
  version: row.version,
  owner: row.owner,
  ownerName: ownerName ?? row.owner,
  mayEdit: mayChangeSharedView(person, row),
})

/** Views of a kind of worklist that are shared with a workgroup the person is in, by name. */
export async function sharedViewsOf(db: Database, person: Person, list: string): Promise<SharedView[]> {
  if (person.workGroups.length === 0) return []
  const rows = await db
    .select({ row: sharedViews, ownerName: users.name })
    .from(sharedViews)
    .leftJoin(users, eq(users.login, sharedViews.owner))
    .where(and(eq(sharedViews.list, list), inArray(sharedViews.workgroup, [...person.workGroups])))
    .orderBy(asc(sharedViews.name), asc(sharedViews.id))
  return rows.map(({ row, ownerName }) => asView(person, row, ownerName))
}

/** The shared view, locked, or the problem that the person has none such or may not change it. */
async function changeable(tx: Database, person: Person, id: number): Promise<Stored> {
  const [row] = await tx.select().from(sharedViews).where(eq(sharedViews.id, id)).for('update')
  const isSeen =
    row !== undefined && (person.workGroups.includes(row.workgroup) || person.roles.includes('SU'))
  if (!isSeen) throw notFound(`Shared view ${id}`)
  if (!mayChangeSharedView(person, row)) {
    throw new Problem('not-allowed', `${row.name} was shared by ${row.owner}; save it as a view of your own.`)
  }
  return row
}

const taken = ({ workgroup, name }: Pick<ViewToShare, 'workgroup' | 'name'>): Problem =>
  new Problem('already-exists', `${workgroup} has a view named ${name} already.`, {
    errors: [{ path: 'name', message: 'is taken' }],
  })

/** Shares a view with a workgroup of the person, or changes one; a name that is taken there is refused. */
export async function shareView(db: Database, person: Person, shared: ViewToShare): Promise<SharedView> {
  const { id, version, ...values } = shared
  if (!person.workGroups.includes(values.workgroup)) {
    throw await notMember(db, values.workgroup)
  }
  return db.transaction(async tx => {
    const before = id === undefined ? undefined : await changeable(tx, person, id)
    if (before !== undefined && version !== before.version) {
      throw new Problem('stale', `${before.name} was changed in the meantime.`, {
        current: asView(person, before, null),
      })
    }
    const [same] = await tx
      .select({ id: sharedViews.id })
      .from(sharedViews)
      .where(
        and(
          eq(sharedViews.list, values.list),
          eq(sharedViews.workgroup, values.workgroup),
          eq(sharedViews.name, values.name),
        ),
      )
    if (same !== undefined && same.id !== id) throw taken(values)
    const saved =
      before === undefined
        ? tx
            .insert(sharedViews)
            .values({ ...values, owner: person.login })
            .onConflictDoNothing()
        : tx
            .update(sharedViews)
            .set({ ...values, version: before.version + 1, updatedAt: sql`now()` })
            .where(eq(sharedViews.id, before.id))
    const [row] = await saved.returning()
    // Somebody shared one of this name at the same moment.
    if (row === undefined) throw taken(values)
    const subject = { what: 'sharedView', key: String(row.id), quoteId: null }
    if (before === undefined) {
      await logEvent(tx, person.login, subject, 'shared', { name: row.name, workgroup: row.workgroup })
    } else {
      const { name, workgroup, view } = before
      await logChanges(tx, person.login, subject, { name, workgroup, view }, { ...values })
    }
    return asView(person, row, person.name)
  })
}

/** Deletes a shared view for everybody in its workgroup. */
export async function deleteSharedView(db: Database, person: Person, id: number): Promise<{ id: number }> {
  await db.transaction(async tx => {
    const row = await changeable(tx, person, id)
    await tx.delete(sharedViews).where(eq(sharedViews.id, row.id))
    await logEvent(tx, person.login, { what: 'sharedView', key: String(id), quoteId: null }, 'deleted', {
      name: row.name,
      workgroup: row.workgroup,
    })
  })
  return { id }
}
