import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { InkGroup, InkGroupInput } from '#contract/inks'
import { containing } from '../../../database/page.ts'
import { inkGroups, inks } from '../../../database/schema/index.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { createMasterList, inState, linkedCount } from '../../masters/masterList.ts'

interface InkGroupFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

/** Ink groups with their inks counted. */
export const inkGroupList = createMasterList<InkGroup, InkGroupFilter>({
  name: 'ink_groups',
  table: inkGroups,
  key: inkGroups.id,
  fields: {
    id: inkGroups.id,
    code: inkGroups.code,
    name: inkGroups.name,
    isActive: inkGroups.isActive,
    version: inkGroups.version,
    inks: linkedCount(inks, eq(inks.groupId, inkGroups.id)),
  },
  sorts: { code: inkGroups.code, name: inkGroups.name, isActive: inkGroups.isActive },
  otherwise: [asc(inkGroups.code)],
  where: ({ q, state }) =>
    and(
      inState(inkGroups.isActive, state),
      q ? or(ilike(inkGroups.code, containing(q)), ilike(inkGroups.name, containing(q))) : undefined,
    ),
})

/** Ink groups. */
export const inkGroupMaster: Master<number, InkGroupInput> = {
  kind: 'inkGroup',
  one: 'ink group',
  nameField: 'code',
  fixedFields: [],
  keyOf: idKey,
  read: inkGroupList.read,
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
