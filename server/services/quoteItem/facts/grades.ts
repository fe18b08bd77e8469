import { eq, type SQL, sql } from 'drizzle-orm'
import { jsonObject } from '../../../database/jsonObject.ts'
import { boardGrades, boardGradeVariants, plants } from '../../../database/schema/index.ts'
import type { MastersAsked } from './asked.ts'

const variants = sql`(select coalesce(json_agg(${jsonObject({
  code: boardGradeVariants.code,
  plantCode: boardGradeVariants.plantCode,
  isWorkflow: boardGradeVariants.isWorkflow,
  isFSCCompliant: boardGradeVariants.isFSCCompliant,
  isLcboExportWineCompliant: boardGradeVariants.isLcboExportWineCompliant,
  isAirFreightCompliant: boardGradeVariants.isAirFreightCompliant,
  isDangerousGoodsCompliant: boardGradeVariants.isDangerousGoodsCompliant,
  isPreprint: boardGradeVariants.isPreprint,
  isPreprintProduction: boardGradeVariants.isPreprintProduction,
})} order by ${boardGradeVariants}.plant_code, ${boardGradeVariants}.code), '[]')
  from ${boardGradeVariants} join ${plants} on ${eq(plants.code, boardGradeVariants.plantCode)}
  where ${eq(boardGradeVariants.boardGradeId, boardGrades.id)})`

/** What the rules of a board ask of the item's active board grade and its variants; null: there is none. */
export const gradeOf = ({ boardGrade }: Pick<MastersAsked, 'boardGrade'>): SQL =>
  sql`(select ${jsonObject({
    id: boardGrades.id,
    code: boardGrades.code,
    strengthIndicator: boardGrades.strengthIndicator,
    plantBoardGradeVariants: variants,
  })} from ${boardGrades} where ${boardGrades.code} = ${boardGrade} and ${boardGrades.isActive})`
