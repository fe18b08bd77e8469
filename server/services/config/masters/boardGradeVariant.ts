import { and, eq } from 'drizzle-orm'
import type { BoardGradeVariantInput } from '#contract/config'
import type { Database } from '../../../database/database.ts'
import { boardGrades, boardGradeVariants, plants } from '../../../database/schema/index.ts'
import { idKey, type Master } from '../../masters/master.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { itemsWith } from './boardGrade.ts'

const own = (input: BoardGradeVariantInput) => ({
  boardGradeId: input.boardGradeId,
  code: input.code,
  plantCode: input.plantCode,
  minLinealMeter: input.minLinealMeter,
  isWorkflow: input.isWorkflow,
  isFSCCompliant: input.isFSCCompliant,
  isLcboExportWineCompliant: input.isLcboExportWineCompliant,
  isAirFreightCompliant: input.isAirFreightCompliant,
  isDangerousGoodsCompliant: input.isDangerousGoodsCompliant,
  isPreprint: input.isPreprint,
  isPreprintProduction: input.isPreprintProduction,
})

async function read(db: Database, id: number, lock = false) {
  const found = db.select().from(boardGradeVariants).where(eq(boardGradeVariants.id, id))
  const [row] = lock ? await found.for('update') : await found
  return row === undefined ? null : { ...own(row), version: row.version, isActive: row.isWorkflow }
}

/** Variants of board grades at plants; one that is enabled for new work counts as active. */
export const boardGradeVariantMaster: Master<number, BoardGradeVariantInput> = {
  kind: 'boardGradeVariant',
  one: 'board grade variant',
  nameField: 'code',
  fixedFields: ['boardGradeId', 'code', 'plantCode'],
  keyOf: idKey,
  read,
  find: (tx, { code, plantCode }) =>
    storedId(
      tx,
      boardGradeVariants,
      and(eq(boardGradeVariants.code, code), eq(boardGradeVariants.plantCode, plantCode)),
    ),
  insert: (tx, input) => insertedId(tx, boardGradeVariants, own(input)),
  update: async (tx, id, input, version) => {
    await tx
      .update(boardGradeVariants)
      .set({ ...own(input), version })
      .where(eq(boardGradeVariants.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(boardGradeVariants).where(eq(boardGradeVariants.id, id))
  },
  usedBy: async (tx, id) => itemsWith(tx, 'boardGradeVariant', (await read(tx, id))?.code ?? ''),
  check: async (tx, { boardGradeId, plantCode }) => {
    const grade = await tx
      .select({ id: boardGrades.id })
      .from(boardGrades)
      .where(eq(boardGrades.id, boardGradeId))
    const plant = await tx.select({ id: plants.id }).from(plants).where(eq(plants.code, plantCode))
    return [
      ...(grade.length === 0 ? [{ path: 'boardGradeId', message: 'There is no such board grade.' }] : []),
      ...(plant.length === 0 ? [{ path: 'plantCode', message: `There is no plant ${plantCode}.` }] : []),
    ]
  },
}
