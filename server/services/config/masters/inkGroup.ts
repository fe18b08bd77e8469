import { and, asc, eq } from 'drizzle-orm'
import type { InkGroup, InkGroupInput } from '#contract/inks'
import { inkGroups, inks } from '../../../database/schema/index.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { containingIn, createMasterList, inState, linkedCount } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'

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
    and(inState(inkGroups.isActive, state), containingIn(q, inkGroups.code, inkGroups.name)),
})

/** Ink groups. */
export const inkGroupMaster: Master<number, InkGroupInput> = {
  kind: 'inkGroup',
  one: 'ink group',
  nameField: 'code',
  fixedFields: [],
  keyOf: idKey,
  read: inkGroupList.read,
  find: (tx, { code }) => storedId(tx, inkGroups, eq(inkGroups.code, code)),
  insert: (tx, { code, name, isActive }) => insertedId(tx, inkGroups, { code, name, isActive }),
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
