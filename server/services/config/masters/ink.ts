import { and, asc, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { Ink, InkInput } from '#contract/inks'
import type { Database } from '../../../database/database.ts'
import { type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { inkGroups, inks, inkWords, plantInks, plants } from '../../../database/schema/index.ts'
import type { ListPage } from '../../../http/mount.ts'
import { notFound } from '../../../http/problem.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { countOf, inState, searched } from '../../masters/masterPage.ts'

interface InkQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly state?: 'active' | 'inactive' | 'all' | undefined
        readonly ids?: readonly number[] | undefined
        readonly groupId?: number | undefined
        readonly process?: string | undefined
        readonly plantCode?: string | undefined
      }
    | undefined
}

const sorts = {
  code: inks.code,
  name: inks.name,
  colour: inks.colour,
  process: inks.process,
  vendor: inks.vendor,
  isActive: inks.isActive,
}

async function withLinks(db: Database, rows: readonly (typeof inks.$inferSelect)[]): Promise<Ink[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const [groups, kept] = await Promise.all([
    db
      .select()
      .from(inkGroups)
      .where(inArray(inkGroups.id, [...new Set(rows.map(row => row.groupId))])),
    db.select().from(plantInks).where(inArray(plantInks.inkId, ids)).orderBy(asc(plantInks.plantCode)),
  ])
  const groupOf = new Map(groups.map(group => [group.id, group]))
  const plantsOf = new Map<number, string[]>()
  for (const { inkId, plantCode } of kept) plantsOf.set(inkId, [...(plantsOf.get(inkId) ?? []), plantCode])
  return rows.map(row => ({
    ...row,
    process: row.process as InkInput['process'],
    groupCode: groupOf.get(row.groupId)?.code ?? '',
    groupName: groupOf.get(row.groupId)?.name ?? '',
    plants: plantsOf.get(row.id) ?? [],
  }))
}

const keptAt = (db: Database, plantCodes: readonly string[]): SQL =>
  exists(
    db
      .select({ id: plantInks.inkId })
      .from(plantInks)
      .where(and(eq(plantInks.inkId, inks.id), inArray(plantInks.plantCode, [...plantCodes]))),
  )

/** A page of inks. */
export async function inkPage(db: Database, query: InkQuery): Promise<ListPage<Ink[]>> {
  const { q, state, ids, groupId, process, plantCode } = query.filter ?? {}
  const where = and(
    inState(inks.isActive, state),
    ids === undefined ? undefined : inArray(inks.id, [...ids]),
    groupId === undefined ? undefined : eq(inks.groupId, groupId),
    process === undefined ? undefined : eq(inks.process, process),
    plantCode === undefined ? undefined : keptAt(db, [plantCode]),
    searched(inkWords, q),
  )
  const { first, wanted } = rangeOf(query)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(inks)
      .where(where)
      .orderBy(...orderOf(query, sorts, [asc(inks.code)], inks.id))
      .offset(first)
      .limit(wanted),
    countOf(db, inks, where),
  ])
  return { rows: await withLinks(db, rows), first, total }
}

/** The ink with this id; null when there is none. */
export async function inkOf(db: Database, id: number, lock = false): Promise<Ink | null> {
  const found = db.select().from(inks).where(eq(inks.id, id))
  const [ink] = await withLinks(db, lock ? await found.for('update') : await found)
  return ink ?? null
}

/** The inks in use that a plant keeps, or (area) that any plant of its state keeps. */
export async function inksOfPlant(db: Database, plantCode: string, isArea: boolean): Promise<Ink[]> {
  const [plant] = await db.select().from(plants).where(eq(plants.code, plantCode))
  if (plant === undefined) throw notFound(`Plant ${plantCode}`)
  const area = isArea
    ? await db.select({ code: plants.code }).from(plants).where(eq(plants.state, plant.state))
    : [{ code: plantCode }]
  const codes = area.map(row => row.code)
  const rows = await db
    .select()
    .from(inks)
    .where(and(eq(inks.isActive, true), keptAt(db, codes)))
    .orderBy(asc(inks.code))
  return withLinks(db, rows)
}

const own = ({ code, name, colour, process, groupId, vendor, isActive }: InkInput) => ({
  code,
  name,
  colour,
  process,
  groupId,
  vendor,
  isActive,
})

/** Inks. */
export const inkMaster: Master<number, InkInput> = {
  kind: 'ink',
  one: 'ink',
  nameField: 'code',
  fixedFields: [],
  keyOf: idKey,
  read: inkOf,
  find: async (tx, { code }) => {
    const [row] = await tx.select({ id: inks.id }).from(inks).where(eq(inks.code, code))
    return row?.id ?? null
  },
  insert: async (tx, input) => {
    const [row] = await tx.insert(inks).values(own(input)).returning({ id: inks.id })
    if (row === undefined) throw new Error('The ink was not stored.')
    return row.id
  },
  update: async (tx, id, input, version) => {
    await tx
      .update(inks)
      .set({ ...own(input), version })
      .where(eq(inks.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(inks).where(eq(inks.id, id))
  },
  usedBy: async (tx, id) => {
    const kept = (await inkOf(tx, id))?.plants ?? []
    return kept.length === 0 ? [] : [`plants ${someNames(kept)}`]
  },
  check: async (tx, { groupId }) => {
    const found = await tx.select({ id: inkGroups.id }).from(inkGroups).where(eq(inkGroups.id, groupId))
    return found.length === 0 ? [{ path: 'groupId', message: 'There is no such ink group.' }] : []
  },
}
