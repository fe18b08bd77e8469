import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Ink, InkInput } from '#contract/inks'
import type { Database } from '../../../database/database.ts'
import { inkGroups, inks, inkWords, plantInks, plants } from '../../../database/schema/index.ts'
import { notFound } from '../../../problem/problem.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { amongIds, createMasterList, inState, linked, searched } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'

interface InkFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly ids?: readonly number[] | undefined
  readonly groupId?: number | undefined
  readonly process?: string | undefined
  readonly plantCode?: string | undefined
  readonly withoutPlantCode?: string | undefined
}

const keptAt = (plant: SQL): SQL =>
  sql`exists (select from ${plantInks} where ${and(eq(plantInks.inkId, inks.id), plant)})`

const ofGroup = (column: typeof inkGroups.code | typeof inkGroups.name): SQL<string> =>
  sql<string>`(select ${column} from ${inkGroups} where ${eq(inkGroups.id, inks.groupId)})`

/** Inks with their group and the plants that keep them. */
export const inkList = createMasterList<Ink, InkFilter>({
  name: 'inks',
  table: inks,
  key: inks.id,
  fields: {
    id: inks.id,
    code: inks.code,
    name: inks.name,
    colour: inks.colour,
    process: sql<Ink['process']>`${inks.process}`,
    groupId: inks.groupId,
    vendor: inks.vendor,
    isActive: inks.isActive,
    version: inks.version,
    groupCode: ofGroup(inkGroups.code),
    groupName: ofGroup(inkGroups.name),
    plants: linked(plantInks.plantCode, plantInks, eq(plantInks.inkId, inks.id)),
  },
  sorts: {
    code: inks.code,
    name: inks.name,
    colour: inks.colour,
    process: inks.process,
    vendor: inks.vendor,
    isActive: inks.isActive,
  },
  otherwise: [asc(inks.code)],
  where: ({ q, state, ids, groupId, process, plantCode, withoutPlantCode }) =>
    and(
      inState(inks.isActive, state),
      amongIds(inks.id, ids),
      groupId === undefined ? undefined : eq(inks.groupId, groupId),
      process === undefined ? undefined : eq(inks.process, process),
      plantCode === undefined ? undefined : keptAt(eq(plantInks.plantCode, plantCode)),
      withoutPlantCode === undefined ? undefined : not(keptAt(eq(plantInks.plantCode, withoutPlantCode))),
      searched(inkWords, q),
    ),
})

/** The inks in use that a plant keeps, or (area) that any plant of its state keeps. */
export async function inksOfPlant(db: Database, plantCode: string, isArea: boolean): Promise<Ink[]> {
  const [plant] = await db.select().from(plants).where(eq(plants.code, plantCode))
  if (plant === undefined) throw notFound(`Plant ${plantCode}`)
  const area = isArea
    ? await db.select({ code: plants.code }).from(plants).where(eq(plants.state, plant.state))
    : [{ code: plantCode }]
  const codes = area.map(row => row.code)
  return inkList.rows(db, and(eq(inks.isActive, true), keptAt(inArray(plantInks.plantCode, codes))))
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
  read: inkList.read,
  find: (tx, { code }) => storedId(tx, inks, eq(inks.code, code)),
  insert: (tx, input) => insertedId(tx, inks, own(input)),
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
    const kept = (await inkList.read(tx, id))?.plants ?? []
    return kept.length === 0 ? [] : [`plants ${someNames(kept)}`]
  },
  check: async (tx, { groupId }) => {
    const found = await tx.select({ id: inkGroups.id }).from(inkGroups).where(eq(inkGroups.id, groupId))
    return found.length === 0 ? [{ path: 'groupId', message: 'There is no such ink group.' }] : []
  },
}
