import { z } from 'zod'
import type { EstimateItem as DomainItem } from '#domain/estimating'
import { list } from './trace.ts'

const code = (max: number) => z.string().trim().max(max)
const chosen = (max: number) => code(max).min(1, 'is required')
const measure = z.number().min(0).max(100_000)
const side = z.number().positive().max(100_000)
const share = z.number().min(0).max(1)
const money = z.number().min(0).max(100_000_000)
const flap = z.enum(['none', '01', '02', '03', '04', '05', '06', '09'])

/** What may be asked of a blank beyond style, size and flute; lengths in mm. */
export const BlankOptions = z
  .object({
    topFlap: flap.optional(),
    bottomFlap: flap.optional(),
    topFlapAdjustment: measure.optional(),
    bottomFlapAdjustment: measure.optional(),
    lapSide: z.enum(['inside', 'outside']).optional(),
    startPanel: z.enum(['width', 'length']).optional(),
    additionalTrim: measure.optional(),
    creases: list(measure)
      .refine(creases => creases.length <= 20, 'not more than 20')
      .optional(),
    lidDepth: measure.optional(),
    cells: z.object({ alongLength: z.int().min(1).max(100), alongWidth: z.int().min(1).max(100) }).optional(),
  })
  .meta({ id: 'BlankOptions' })

/** A box as its blank needs it. */
export const BoxItem = z.object({
  plantCode: chosen(30),
  style: chosen(20),
  length: measure,
  width: measure,
  depth: measure,
  blankOptions: BlankOptions.default({}),
})

/** A box to be routed and costed. What is null the engines choose, or the plant's default counts. */
export const EstimateItem = BoxItem.extend({
  boardGrade: chosen(20),
  boardGradeVariant: code(30).nullable().default(null),
  closureCode: code(4).nullable().default(null),
  printProcess: code(20).default('NOPRINT'),
  coverages: list(share)
    .refine(coverages => coverages.length <= 12, 'not more than 12 colours')
    .default([]),
  isDoubleSided: z.boolean().default(false),
  finishes: list(
    z.object({
      side: z.enum(['FRONT', 'BACK']),
      varnishType: code(20).default(''),
      laminationType: code(20).default(''),
      overs: share.nullable().default(null),
      sheet: z
        .object({ length: side, width: side, numberUp: z.int().min(1).max(1000) })
        .nullable()
        .default(null),
    }),
  )
    .refine(finishes => finishes.length <= 2, 'not more than one a side')
    .default([]),
  isWaxed: z.boolean().default(false),
  cartonSqm: z.number().positive().max(100).nullable().default(null),
  numberUp: z.int().min(1).max(200).nullable().default(null),
  paperDeckleWidth: measure.nullable().default(null),
  outsideBoardPricePerSqm: money.nullable().default(null),
  workCentres: list(chosen(30))
    .refine(codes => codes.length <= 20, 'not more than 20 work centres')
    .nullable()
    .default(null),
  mayUseOtherPlants: z.boolean().default(false),
  mayUseExternal: z.boolean().default(false),
  load: z.object({
    palletTypeCode: chosen(20),
    palletTopTypeCode: code(20).default(''),
    strappingTypeCode: code(20).default(''),
    stretchWrapCode: code(20).default(''),
    unitsPerPallet: z.number().min(0).max(10_000_000),
    strapMetres: measure.default(0),
    stretchFilmMetres: measure.default(0),
  }),
  delivery: z
    .object({
      regionCode: code(20).nullable().default(null),
      secondaryLegRegion: code(20).nullable().default(null),
      isPickup: z.boolean().default(false),
      isHandUnloading: z.boolean().default(false),
    })
    .prefault({}),
  outsideProcesses: list(
    z.object({ description: code(200), perUnit: money.nullable(), fixed: money.nullable() }),
  )
    .refine(processes => processes.length <= 20, 'not more than 20')
    .default([]),
  terms: z
    .object({
      basis: z.enum(['absorption', 'marginal']).default('absorption'),
      markUp: z.number().min(-1).max(100).nullable().default(null),
      commission: z.number().min(0).lt(1).nullable().default(null),
    })
    .prefault({}),
}).meta({ id: 'EstimateItem' }) satisfies z.ZodType<DomainItem>
export type EstimateItem = z.infer<typeof EstimateItem>
