import { z } from 'zod'
import { list, Trace } from './trace.ts'

const code = z.string().trim().max(30).nullish()
const number = z.number().min(-10_000_000).max(10_000_000).nullish()
const measure = z.number().min(0).max(100_000).nullish()

/** What both palletisations ask. What isn't filled in may be missing: the answer lists all that is. */
const asked = z.object({
  countryCode: code,
  plantCode: code,
  workCentreCode: code,
  palletTypeCode: code,
  palletTopTypeCode: code,
  palletPatternCode: code,
  overhangCode: code,
  /** Per edge, mm. */
  overhangFrontBack: measure,
  overhangSideToSide: measure,
  maxOverhangFrontMm: measure,
  maxOverhangSideMm: measure,
  strappingTypeCode: code,
  stretchWrapCode: code,
  strapsAcross: number,
  strapsThrough: number,
  bundleQty: number,
  /** From the floor to the top of the load, mm. */
  maxPalletHeight: number,
  orderQuantity: number,
  /** One unit; 0 where it isn't known. */
  unitKg: measure,
  maxLoadKg: measure,
  /** How long to look; counted in steps of the search, never in time. */
  effort: z.enum(['quick', 'thorough']).default('thorough'),
})

export const PalletizationInput = asked
  .extend({
    foldedSizeLength: number,
    foldedSizeWidth: number,
    foldedSizeT: number,
    foldedHeightFrom: z.enum(['calculation', 'entry', 'product']).default('entry'),
    /** The flute whose caliper gives the height, where it is calculated. */
    flute: code,
    bundleTies: z.int('must be 0 or 1').min(0).max(1).nullish(),
  })
  .meta({ id: 'PalletizationInput' })
export type PalletizationInput = z.infer<typeof PalletizationInput>

export const FinishedGoodsInput = asked
  .extend({
    outerLength: number,
    outerWidth: number,
    outerDepth: number,
    /** What the lowest unit of a column may carry; missing where it isn't known. */
    allowableKg: measure,
  })
  .meta({ id: 'FinishedGoodsInput' })
export type FinishedGoodsInput = z.infer<typeof FinishedGoodsInput>

const LayerBox = z.object({ x: z.number(), y: z.number(), length: z.number(), width: z.number() })

const origin = { method: z.literal('palletisation/1'), masterDataVersion: z.string(), trace: Trace }

const PalletLoad = z
  .object({
    ...origin,
    calculationSuccess: z.literal(true),
    calculationMessage: z.literal(''),
    palletTypeCode: z.string(),
    palletTopTypeCode: z.string(),
    palletPatternCode: z.string(),
    bundleQty: z.number(),
    bundleTies: z.number(),
    bundlesPerLayer: z.number(),
    upperBound: z.number(),
    certified: z.boolean(),
    searchFinished: z.boolean(),
    layersPerPallet: z.number(),
    limitedBy: z.enum(['height', 'weight', 'strength']),
    totalPalletQty: z.number(),
    noOfPallets: z.number(),
    lastPalletQty: z.number(),
    unitLoadSizeLength: z.number(),
    unitLoadSizeWidth: z.number(),
    unitLoadSizeDepth: z.number(),
    grossKg: z.number(),
    palletUtilisation: z.number(),
    palletUtilisationCapped: z.number(),
    cubeUtilisation: z.number(),
    overhangFrontBack: z.number(),
    overhangSideToSide: z.number(),
    usedOverhangFrontBack: z.number(),
    usedOverhangSideToSide: z.number(),
    bondScore: z.number(),
    strengthFactor: z.number(),
    strapsAcross: z.number(),
    strapsThrough: z.number(),
    strapMetres: z.number(),
    stretchFilmMetres: z.number(),
    tiesPerPallet: z.number(),
    boxes: list(LayerBox),
    alternateBoxes: list(LayerBox),
    drawings: z.object({ top: z.string(), alternateLayer: z.string(), side: z.string() }),
    palletImage: z.string(),
    warnings: list(z.string()),
  })
  .meta({ id: 'PalletLoad' })

const PalletFailure = z
  .object({
    ...origin,
    calculationSuccess: z.literal(false),
    /** All that is wrong, a sentence a line. */
    calculationMessage: z.string(),
    /** The same, each with the field it is about; the field is empty where it is about the whole. */
    failures: list(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'PalletFailure' })

export const PalletizationResult = z.discriminatedUnion('calculationSuccess', [PalletLoad, PalletFailure])
export type PalletizationResult = z.infer<typeof PalletizationResult>
