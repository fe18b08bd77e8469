import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RehearsalInput, RehearsalMaster, RehearsalTotals } from '#contract/rehearsals'
import type { Database } from '../../database/database.ts'
import { papers, plants, rehearsalRuns, rehearsals } from '../../database/schema/index.ts'
import type { FieldError } from '../../problem/problem.ts'
import { idKey, type Master } from '../masters/master.ts'
import { containingIn, createMasterList, inState } from '../masters/masterList.ts'
import { insertedId, storedId } from '../masters/storedId.ts'

interface RehearsalFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const { name, isActive, version } = rehearsals

/** Of the newest run that came to its end. */
const ofLastRun = <Value>(what: SQL) =>
  sql<Value | null>`(select ${what} from ${rehearsalRuns} where ${eq(rehearsalRuns.rehearsalId, rehearsals.id)}
    and ${rehearsalRuns.finishedAt} is not null order by ${rehearsalRuns.id} desc limit 1)`

const lastRunAt = ofLastRun<string>(
  sql`to_char(${rehearsalRuns.finishedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
)

export const rehearsalList = createMasterList<RehearsalMaster, RehearsalFilter>({
  name: 'rehearsals',
  table: rehearsals,
  key: rehearsals.id,
  fields: {
    ...{ id: rehearsals.id, name, paperPercent: rehearsals.paperPercent, papers: rehearsals.papers },
    energyPercent: rehearsals.energyPercent,
    labourPercent: rehearsals.labourPercent,
    inkPercent: rehearsals.inkPercent,
    filmPercent: rehearsals.filmPercent,
    freightPercent: rehearsals.freightPercent,
    closedPlants: rehearsals.closedPlants,
    ...{ isActive, version, lastRunAt },
    lastTotals: ofLastRun<RehearsalTotals[]>(sql`${rehearsalRuns.totals}`),
  },
  sorts: { name, isActive, lastRunAt },
  otherwise: [asc(rehearsals.id)],
  where: ({ q, state }) => and(inState(isActive, state), containingIn(q, name)),
})

const valuesOf = (input: RehearsalInput) => ({
  name: input.name,
  paperPercent: input.paperPercent,
  papers: input.papers,
  energyPercent: input.energyPercent,
  labourPercent: input.labourPercent,
  inkPercent: input.inkPercent,
  filmPercent: input.filmPercent,
  freightPercent: input.freightPercent,
  closedPlants: input.closedPlants,
  isActive: input.isActive,
})

/** Papers and plants that the company does not have. */
async function unknownCodes(tx: Database, input: RehearsalInput): Promise<FieldError[]> {
  const known = {
    papers: (await tx.selectDistinct({ code: papers.code }).from(papers)).map(({ code }) => code),
    closedPlants: (await tx.select({ code: plants.code }).from(plants)).map(({ code }) => code),
  }
  const words = { papers: 'paper', closedPlants: 'plant' } as const
  return (['papers', 'closedPlants'] as const).flatMap(field => {
    const unknown = input[field].find(code => !known[field].includes(code))
    return unknown === undefined ? [] : [{ path: field, message: `There is no ${words[field]} ${unknown}.` }]
  })
}

/** Price-shock rehearsals under their names. */
export const rehearsalMaster: Master<number, RehearsalInput> = {
  kind: 'rehearsal',
  one: 'rehearsal',
  nameField: 'name',
  fixedFields: [],
  keyOf: idKey,
  read: rehearsalList.read,
  find: (tx, input) => storedId(tx, rehearsals, eq(name, input.name)),
  insert: (tx, input) => insertedId(tx, rehearsals, valuesOf(input)),
  update: async (tx, id, input, next) => {
    await tx
      .update(rehearsals)
      .set({ ...valuesOf(input), version: next })
      .where(eq(rehearsals.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(rehearsals).where(eq(rehearsals.id, id))
  },
  usedBy: async () => [],
  check: unknownCodes,
}
