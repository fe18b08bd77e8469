import { z } from 'zod'
import { largestStored } from '../listQuery.ts'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

export const BoardGradeVariant = z.object({
  code: z.string(),
  plantCode: z.string(),
  plantDescription: z.string(),
  minLinealMeter: z.number(),
  isWorkflow: z.boolean(),
  isFSCCompliant: z.boolean(),
  isLcboExportWineCompliant: z.boolean(),
  isAirFreightCompliant: z.boolean(),
  isDangerousGoodsCompliant: z.boolean(),
  isPreprint: z.boolean(),
  isPreprintProduction: z.boolean(),
})
export type BoardGradeVariant = z.infer<typeof BoardGradeVariant>

export const BoardGrade = z
  .object({
    id: z.number(),
    code: z.string(),
    description: z.string(),
    flute: z.string(),
    plies: z.number(),
    /** Edge crush class the picker filters by, kN/m × 10. */
    strengthIndicator: z.number(),
    /** Paper make-up from outside to inside, e.g. `175K / 140F / 175K`. */
    makeUp: z.string(),
    gsm: z.number(),
    caliperMm: z.number(),
    plantBoardGradeVariants: z.array(BoardGradeVariant),
  })
  .meta({ id: 'BoardGrade' })
export type BoardGrade = z.infer<typeof BoardGrade>

/** A board grade as administrators keep one. */
export const BoardGradeInput = z.object({
  code: masterCode('Code'),
  description: requiredText('Description', 80),
  flute: requiredText('Flute', 10),
  plies: z.int().min(1).max(9),
  strengthIndicator: z.number().min(0).max(1000),
  makeUp: requiredText('Make-up', 120),
  gsm: z.number().gt(0).max(5000),
  caliperMm: z.number().gt(0).max(50),
  isActive: masterParts.isActive,
})
export type BoardGradeInput = z.infer<typeof BoardGradeInput>

export const BoardGradeVariantInput = BoardGradeVariant.omit({ plantDescription: true }).extend({
  boardGradeId: z.int().min(1).max(largestStored),
  code: masterCode('Code', 30),
  plantCode: requiredText('Plant', 20),
  minLinealMeter: z.number().min(0).max(1_000_000),
})
export type BoardGradeVariantInput = z.infer<typeof BoardGradeVariantInput>

export const BoardGradeMaster = BoardGrade.extend({
  ...masterParts,
  plantBoardGradeVariants: z.array(
    BoardGradeVariant.extend({ id: z.number(), version: masterParts.version }),
  ),
}).meta({ id: 'BoardGradeMaster' })
export type BoardGradeMaster = z.infer<typeof BoardGradeMaster>
