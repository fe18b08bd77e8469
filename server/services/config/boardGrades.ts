import { and, asc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm'
import type { BoardGradeMaster } from '#contract/config'
import type { Database } from '../../database/database.ts'
import { containing, type ListPage } from '../../database/page.ts'
import { boardGrades, boardGradeVariants, plants } from '../../database/schema/index.ts'
import { createMasterList, type Filtered, inState } from '../masters/masterList.ts'

interface BoardGradeFilter {
  readonly q?: string | undefined
  readonly flute?: string | undefined
  readonly plantCode?: string | undefined
  /** Which grades their administrators see; all unless told. */
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const sorts = {
  id: boardGrades.id,
  code: boardGrades.code,
  description: boardGrades.description,
  flute: boardGrades.flute,
  plies: boardGrades.plies,
  strengthIndicator: boardGrades.strengthIndicator,
  gsm: boardGrades.gsm,
  caliperMm: boardGrades.caliperMm,
  isActive: boardGrades.isActive,
}

const gradeList = createMasterList<typeof boardGrades.$inferSelect, BoardGradeFilter>({
  name: 'board_grades',
  table: boardGrades,
  key: boardGrades.id,
  fields: getTableColumns(boardGrades),
  sorts,
  otherwise: [asc(boardGrades.code)],
  where: ({ q, flute, plantCode, state }) =>
    and(
      inState(boardGrades.isActive, state),
      flute === undefined ? undefined : eq(boardGrades.flute, flute),
      q
        ? or(
            ilike(boardGrades.code, containing(q)),
            ilike(boardGrades.description, containing(q)),
            ilike(boardGrades.makeUp, containing(q)),
          )
        : undefined,
      plantCode === undefined
        ? undefined
        : sql`exists (select from ${boardGradeVariants} where ${and(
            eq(boardGradeVariants.boardGradeId, boardGrades.id),
            eq(boardGradeVariants.plantCode, plantCode),
          )})`,
    ),
})

async function variantsOf(db: Database, gradeIds: readonly number[]) {
  if (gradeIds.length === 0) return []
  return db
    .select({
      id: boardGradeVariants.id,
      version: boardGradeVariants.version,
      boardGradeId: boardGradeVariants.boardGradeId,
      code: boardGradeVariants.code,
      plantCode: boardGradeVariants.plantCode,
      plantDescription: plants.description,
      minLinealMeter: boardGradeVariants.minLinealMeter,
      isWorkflow: boardGradeVariants.isWorkflow,
      isFSCCompliant: boardGradeVariants.isFSCCompliant,
      isLcboExportWineCompliant: boardGradeVariants.isLcboExportWineCompliant,
      isAirFreightCompliant: boardGradeVariants.isAirFreightCompliant,
      isDangerousGoodsCompliant: boardGradeVariants.isDangerousGoodsCompliant,
      isPreprint: boardGradeVariants.isPreprint,
      isPreprintProduction: boardGradeVariants.isPreprintProduction,
    })
    .from(boardGradeVariants)
    .innerJoin(plants, eq(plants.code, boardGradeVariants.plantCode))
    .where(inArray(boardGradeVariants.boardGradeId, [...gradeIds]))
    .orderBy(asc(boardGradeVariants.plantCode), asc(boardGradeVariants.code))
}

/** The grades of these rows with their variants. */
export async function withVariants(
  db: Database,
  grades: readonly (typeof boardGrades.$inferSelect)[],
): Promise<BoardGradeMaster[]> {
  const variants = await variantsOf(
    db,
    grades.map(grade => grade.id),
  )
  return grades.map(grade => ({
    ...grade,
    plantBoardGradeVariants: variants
      .filter(variant => variant.boardGradeId === grade.id)
      .map(({ boardGradeId: _, ...variant }) => variant),
  }))
}

/** A page of board grades with their variants; `inactiveToo` for their administrators. */
export async function boardGradePage(
  db: Database,
  query: Filtered<BoardGradeFilter>,
  inactiveToo: boolean,
): Promise<ListPage<BoardGradeMaster[]>> {
  const state = inactiveToo ? (query.filter?.state ?? 'all') : 'active'
  const page = await gradeList.page(db, { ...query, filter: { ...query.filter, state } })
  return { ...page, rows: await withVariants(db, page.rows) }
}

/** What the picker filters by, from the active grades. */
export async function boardGradeFilters(db: Database) {
  const grades = await db
    .select({ flute: boardGrades.flute, plies: boardGrades.plies, strength: boardGrades.strengthIndicator })
    .from(boardGrades)
    .where(eq(boardGrades.isActive, true))
  const strengths = grades.map(grade => grade.strength)
  return {
    flutes: [...new Set(grades.map(grade => grade.flute))].sort(),
    plies: [...new Set(grades.map(grade => grade.plies))].sort((a, b) => a - b),
    minStrength: strengths.length === 0 ? 0 : Math.min(...strengths),
    maxStrength: strengths.length === 0 ? 0 : Math.max(...strengths),
  }
}

/** Whether a variant exists at the plant, given as its code or joined with its cost centre (`NTH-100`). */
export async function isVariantMadeAt(db: Database, variant: string, plantCode: string): Promise<boolean> {
  const [plant, costCentre] = plantCode.split('-')
  const rows = await db
    .select({ id: boardGradeVariants.id })
    .from(boardGradeVariants)
    .innerJoin(plants, eq(plants.code, boardGradeVariants.plantCode))
    .where(
      and(
        eq(boardGradeVariants.code, variant),
        eq(plants.code, plant ?? ''),
        costCentre === undefined ? undefined : eq(plants.costCentreCode, costCentre),
      ),
    )
    .limit(1)
  return rows.length > 0
}
