import { z } from 'zod'
import { BoxItem } from './estimateItem.ts'
import { list, Trace } from './trace.ts'

const measure = z.number().min(0).max(100_000)
const creases = list(measure).refine(rows => rows.length <= 60, 'not more than 60')

/** A box in a flute: named, or the one of its board grade. */
const FlutedBox = BoxItem.extend({
  flute: z.string().trim().max(10).nullable().default(null),
  boardGrade: z.string().trim().max(20).nullable().default(null),
})

export const SheetCreaseInput = FlutedBox.extend({
  /** Blanks beside each other on the sheet. */
  numberUp: z.int().min(1).max(20).default(1),
  isInvertedSheet: z.boolean().default(false),
  /** Creases as a step has them, to be checked instead of the calculated ones. */
  corrCreases: creases.nullable().default(null),
  ffgCreases: creases.nullable().default(null),
}).meta({ id: 'SheetCreaseInput' })
export type SheetCreaseInput = z.infer<typeof SheetCreaseInput>

export const FoldedFlatInput = FlutedBox.extend({
  bundleQuantity: z.int().min(1).max(10_000).default(1),
}).meta({ id: 'FoldedFlatDimensionInput' })
export type FoldedFlatInput = z.infer<typeof FoldedFlatInput>

export const Finding = z.object({ field: z.string(), message: z.string() }).meta({ id: 'CalculationFinding' })

const Failure = z
  .object({
    calculationSuccess: z.literal(false),
    calculationMessage: z.string(),
    problems: list(Finding),
  })
  .meta({ id: 'CalculationFailure' })

const numbers = list(z.number())
const piece = {
  sheetLength: z.number(),
  sheetWidth: z.number(),
  corrCreases: numbers,
  ffgCreases: numbers,
}

const SheetCreases = z
  .object({
    calculationSuccess: z.literal(true),
    calculationMessage: z.literal(''),
    masterDataVersion: z.string(),
    ...piece,
    /** Creases of the whole sheet: as many blanks as lie beside each other, reversed on an inverted sheet. */
    sheetCreases: numbers,
    /** Positions from the sheet's edge. */
    corrPositions: numbers,
    ffgPositions: numbers,
    additionalTrim: z.number(),
    sheetSqm: z.number(),
    cartonSqm: z.number(),
    /** m of rule. */
    cutMetres: z.number(),
    creaseMetres: z.number(),
    pieces: list(z.object({ name: z.string(), quantity: z.number(), ...piece })),
    findings: list(z.object({ operation: z.enum(['CORR', 'FFG']), code: z.string(), message: z.string() })),
    warnings: list(z.string()),
    trace: Trace,
  })
  .meta({ id: 'SheetCreases' })

export const SheetCreaseResult = z.discriminatedUnion('calculationSuccess', [SheetCreases, Failure])
export type SheetCreaseResult = z.infer<typeof SheetCreaseResult>

const FoldedFlat = z
  .object({
    calculationSuccess: z.literal(true),
    calculationMessage: z.literal(''),
    masterDataVersion: z.string(),
    foldedSizeLength: z.number(),
    foldedSizeWidth: z.number(),
    foldedSizeT: z.number(),
    bundleThickness: z.number(),
    trace: Trace,
  })
  .meta({ id: 'FoldedFlat' })

export const FoldedFlatResult = z.discriminatedUnion('calculationSuccess', [FoldedFlat, Failure])
export type FoldedFlatResult = z.infer<typeof FoldedFlatResult>
