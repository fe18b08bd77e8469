import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { FluteInput, FluteMaster } from '#contract/flutes'
import type { Database } from '../../../database/database.ts'
import { boardGrades, flutes } from '../../../database/schema/index.ts'
import type { FieldError } from '../../../problem/problem.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { containingIn, createMasterList, inState } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { unknownPlant } from './unknownPlant.ts'

interface FluteFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const { plantCode, code, caliper, lapWidth, slot, oddHalf, basis, isActive, version } = flutes

export const fluteList = createMasterList<FluteMaster, FluteFilter>({
  name: 'flutes',
  table: flutes,
  key: flutes.id,
  fields: {
    ...{ id: flutes.id, plantCode, code, caliper, takeUp: flutes.takeUp, lapWidth, slot, oddHalf, basis },
    fluteHeight: flutes.fluteHeight,
    flutesPerMetre: flutes.flutesPerMetre,
    panelAddsInside: flutes.panelAddsInside,
    panelAddsOutside: flutes.panelAddsOutside,
    halfSlottedFlap: flutes.halfSlottedFlap,
    halfSlottedDepth: flutes.halfSlottedDepth,
    regularFlap: flutes.regularFlap,
    regularDepth: flutes.regularDepth,
    fullOverlapFlap: flutes.fullOverlapFlap,
    fullOverlapDepth: flutes.fullOverlapDepth,
    ...{ isActive, version },
  },
  sorts: { code, plantCode, caliper, oddHalf, slot, lapWidth, isActive },
  otherwise: [asc(caliper), asc(code), asc(plantCode)],
  where: ({ q, state }) => and(inState(isActive, state), containingIn(q, code, plantCode, basis)),
})

/** The grades that rest on this row: a plant's own one is only before the one of every plant. */
async function gradesOn(
  tx: Database,
  flute: Pick<FluteInput, 'code' | 'plantCode'>,
  which?: SQL,
): Promise<string[]> {
  const general = and(eq(code, flute.code), eq(plantCode, ''), eq(isActive, true))
  if (flute.plantCode !== '' && (await storedId(tx, flutes, general)) !== null) return []
  const found = await tx
    .select({ code: boardGrades.code })
    .from(boardGrades)
    .where(and(eq(boardGrades.flute, flute.code), which))
    .orderBy(asc(boardGrades.code))
  return found.map(grade => grade.code)
}

async function stillMade(tx: Database, input: FluteInput): Promise<FieldError[]> {
  const grades = await gradesOn(tx, input, eq(boardGrades.isActive, true))
  return grades.length === 0
    ? []
    : [{ path: 'isActive', message: `Board grades ${someNames(grades)} are made in it.` }]
}

/** Flutes, for every plant and for single ones. What a board grade is made in stays. */
export const fluteMaster: Master<number, FluteInput> = {
  kind: 'flute',
  one: 'flute',
  nameField: 'code',
  fixedFields: ['code', 'plantCode'],
  keyOf: idKey,
  read: fluteList.read,
  find: (tx, input) => storedId(tx, flutes, and(eq(code, input.code), eq(plantCode, input.plantCode))),
  insert: (tx, input) => insertedId(tx, flutes, input),
  update: async (tx, id, input, next) => {
    await tx
      .update(flutes)
      .set({ ...input, version: next })
      .where(eq(flutes.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(flutes).where(eq(flutes.id, id))
  },
  usedBy: async (tx, _, flute) => {
    const grades = await gradesOn(tx, flute)
    return grades.length === 0 ? [] : [`board grades ${someNames(grades)}`]
  },
  check: async (tx, input, before) => [
    ...(await unknownPlant(tx, input.plantCode)),
    ...(before?.isActive !== true || input.isActive ? [] : await stillMade(tx, input)),
  ],
}
