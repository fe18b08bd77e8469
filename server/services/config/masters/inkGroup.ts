import { and, asc, count, eq, ilike, inArray, or } from 'drizzle-orm'
import type { InkGroup, InkGroupInput } from '#contract/inks'
import type { Database } from '../../../database/database.ts'
import { containing, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { inkGroups, inks } from '../../../database/schema/index.ts'
import type { ListPage } from '../../../http/mount.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { countOf, inState } from '../../masters/masterPage.ts'

interface InkGroupQuery extends ListQuery {
  readonly filter?:
    | { readonly q?: string | undefined; readonly state?: 'active' | 'inactive' | 'all' | undefined }
    | undefined
}

async function withCounts(
  db: Database,
  rows: readonly (typeof inkGroups.$inferSelect)[],
): Promise<InkGroup[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const counted = await db
    .select({ id: inks.groupId, total: count() })
    .from(inks)
    .where(inArray(inks.groupId, ids))
    .groupBy(inks.groupId)
  return rows.map(row => ({ ...row, inks: counted.find(each => each.id === row.id)?.total ?? 0 }))
}

/** A page of ink groups. */
export async function inkGroupPage(db: Database, query: InkGroupQuery): Promise<ListPage<InkGroup[]>> {
  const { q, state } = query.filter ?? {}
  const where = and(
    inState(inkGroups.isActive, state),
    q ? or(ilike(inkGroups.code, containing(q)), ilike(inkGroups.name, containing(q))) : undefined,
  )
  const { first, wanted } = rangeOf(query)
  const sorts = { code: inkGroups.code, name: inkGroups.name, isActive: inkGroups.isActive }
  const rows = await db
    .select()
    .from(inkGroups)
    .where(where)
    .orderBy(...orderOf(query, sorts, [asc(inkGroups.code)], inkGroups.id))
    .offset(first)
    .limit(wanted)
  return { rows: await withCounts(db, rows), first, total: await countOf(db, inkGroups, where) }
}

/** The ink group with this id; null when there is none. */
export async function inkGroupOf(db: Database, id: number, lock = false): Promise<InkGroup | null> {
  const found = db.select().from(inkGroups).where(eq(inkGroups.id, id))
  const [group] = await withCounts(db, lock ? await found.for('update') : await found)
  return group ?? null
}

/** Ink groups. */
export const inkGroupMaster: Master<number, InkGroupInput> = {
  kind: 'inkGroup',
  one: 'ink group',
  nameField: 'code',
  fixedFields: [],
  keyOf: idKey,
  read: inkGroupOf,
  find: async (tx, { code }) => {
    const [row] = await tx.select({ id: inkGroups.id }).from(inkGroups).where(eq(inkGroups.code, code))
    return row?.id ?? null
  },
  insert: async (tx, { code, name, isActive }) => {
    const [row] = await tx.insert(inkGroups).values({ code, name, isActive }).returning({ id: inkGroups.id })
    if (row === undefined) throw new Error('The ink group was not stored.')
    return row.id
  },
  update: async (tx, id, { code, name, isActive }, version) => {
    await tx.update(inkGroups).set({ code, name, isActive, version }).where(eq(inkGroups.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(inkGroups).where(eq(inkGroups.id, id))
  },
  usedBy: async (tx, id) => {
    const used = await tx
      .select({ code: inks.code })
      .from(inks)
      .where(eq(inks.groupId, id))
      .orderBy(asc(inks.code))
    return used.length === 0 ? [] : [`inks ${someNames(used.map(row => row.code))}`]
  },
}
