import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BoardGradeInput, BoardGradeMaster } from '#contract/config'
import { readMakeUp } from '#domain/boardGrades'
import type { Database } from '../../../database/database.ts'
import {
  boardGradeMeasures,
  boardGradePapers,
  boardGrades,
  boardGradeVariants,
  flutes,
  papers,
  quoteItemSections,
  quoteItems,
} from '../../../database/schema/index.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { withVariants } from '../boardGrades.ts'

/** The board grade with this id and its variants; null when there is none. */
export async function boardGradeOf(db: Database, id: number, lock = false): Promise<BoardGradeMaster | null> {
  const found = db.select().from(boardGrades).where(eq(boardGrades.id, id))
  const [grade] = await withVariants(db, lock ? await found.for('update') : await found)
  return grade ?? null
}

const own = (input: BoardGradeInput) => ({
  code: input.code,
  description: input.description,
  flute: input.flute,
  plies: input.plies,
  strengthIndicator: input.strengthIndicator,
  makeUp: input.makeUp,
  gsm: input.gsm,
  caliperMm: input.caliperMm,
  isActive: input.isActive,
})

const knownPapers = (db: Database) => db.selectDistinct({ code: papers.code, role: papers.role }).from(papers)

/** The papers that the engines compute with are those of the make-up. */
async function writePapers(tx: Database, boardGradeId: number, { makeUp, plies }: BoardGradeInput) {
  await tx.delete(boardGradePapers).where(eq(boardGradePapers.boardGradeId, boardGradeId))
  const rows = readMakeUp(makeUp, plies, await knownPapers(tx)).papers
  if (rows.length > 0) {
    await tx
      .insert(boardGradePapers)
      .values(rows.map((row, position) => ({ ...row, boardGradeId, position })))
  }
}

/** Names of the quote items that have chosen this grade (or variant). */
export const itemsWith = (tx: Database, field: 'boardGrade' | 'boardGradeVariant', code: string) =>
  itemsUsing(
    tx,
    inArray(
      quoteItems.id,
      tx
        .select({ id: quoteItemSections.quoteItemId })
        .from(quoteItemSections)
        .where(
          and(
            eq(quoteItemSections.section, 'product'),
            eq(sql`${quoteItemSections.data} ->> ${field}`, code),
          ),
        ),
    ),
  )

/** Board grades. */
export const boardGradeMaster: Master<number, BoardGradeInput> = {
  kind: 'boardGrade',
  one: 'board grade',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: idKey,
  read: boardGradeOf,
  find: (tx, { code }) => storedId(tx, boardGrades, eq(boardGrades.code, code)),
  insert: async (tx, input) => {
    const id = await insertedId(tx, boardGrades, own(input))
    await writePapers(tx, id, input)
    return id
  },
  update: async (tx, id, input, version) => {
    await tx
      .update(boardGrades)
      .set({ ...own(input), version })
      .where(eq(boardGrades.id, id))
    await writePapers(tx, id, input)
  },
  remove: async (tx, id) => {
    await tx.delete(boardGradePapers).where(eq(boardGradePapers.boardGradeId, id))
    await tx.delete(boardGradeMeasures).where(eq(boardGradeMeasures.boardGradeId, id))
    await tx.delete(boardGrades).where(eq(boardGrades.id, id))
  },
  usedBy: async (tx, id) => {
    const grade = await boardGradeOf(tx, id)
    const variants = grade?.plantBoardGradeVariants.map(({ code }) => code) ?? []
    return [
      ...(variants.length === 0 ? [] : [`variants ${someNames(variants)}`]),
      ...(await itemsWith(tx, 'boardGrade', grade?.code ?? '')),
    ]
  },
  check: async (tx, { flute, makeUp, plies }) => {
    const known = await tx.select({ code: flutes.code }).from(flutes).where(eq(flutes.code, flute)).limit(1)
    const { problem } = readMakeUp(makeUp, plies, await knownPapers(tx))
    return [
      ...(known.length === 0 ? [{ path: 'flute', message: `There is no flute ${flute}.` }] : []),
      ...(problem === '' ? [] : [{ path: 'makeUp', message: problem }]),
    ]
  },
}

/** The id of the variant with this code at a plant, of one grade; null when there is none. */
export const variantIdOf = (
  db: Database,
  boardGradeId: number,
  code: string,
  plantCode: string,
): Promise<number | null> =>
  storedId(
    db,
    boardGradeVariants,
    and(
      eq(boardGradeVariants.boardGradeId, boardGradeId),
      eq(boardGradeVariants.code, code),
      eq(boardGradeVariants.plantCode, plantCode),
    ),
  )
