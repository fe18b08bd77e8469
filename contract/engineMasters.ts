import { z } from 'zod'
import { type StyleGroup, styleGroups } from '#domain/boxGeometry'
import type { EngineMasters } from '#domain/estimating'
import { BoardGrade, BoardGradeVariant } from './config.ts'
import { ownFamilies } from './ownStyles.ts'
import { PalletMasters } from './palletMasters.ts'
import { StyleTable } from './styleTable.ts'

const text = z.string()
const number = z.number()
const known = number.nullable()
/** A rate; null where nobody has entered it. */
const rate = known
const byCode = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)
const quartet = z.tuple([number, number, number, number])
const group = z.enum(Object.keys(styleGroups) as [StyleGroup, ...StyleGroup[]])
const flap = z.object({ flap: number, depth: number })

export const Flute = z
  .object({
    code: text,
    caliper: number,
    takeUp: z.array(number),
    fluteHeight: known,
    flutesPerMetre: known,
    panelAdds: z.object({ inside: quartet, outside: quartet }),
    lapWidth: number,
    halfSlotted: flap,
    regular: flap,
    fullOverlap: flap,
    slot: number,
    oddHalf: z.enum(['up', 'down']).optional(),
    basis: text,
  })
  .meta({ id: 'Flute' })
export type Flute = z.infer<typeof Flute>

export const TrimRow = z
  .object({ plantCode: text, industryCode: text.nullable(), trimValue: number, printToEdge: z.boolean() })
  .meta({ id: 'TrimRow' })

export const workCentreOperations = [
  'CORR',
  'SLITTER',
  'LAMINATE',
  'PRINT',
  'SLOT',
  'FFG',
  'DIECUT',
  'GLUE',
  'STITCH',
  'TAPE',
  'WAX',
  'OUTSIDE',
  'STORE',
  'DESPATCH',
] as const

export const WorkCentre = z
  .object({
    id: number,
    code: text,
    description: text,
    plantCode: text,
    costCentreCode: text.nullable(),
    operation: z.enum(workCentreOperations),
    attributes: z.object({
      min_sheet_length: known,
      max_sheet_length: known,
      min_sheet_width: known,
      max_sheet_width: known,
      min_lineal_metre: known,
      min_no_of_passes: known,
    }),
    canRotate: z.boolean(),
    flutes: z.array(text).nullable(),
    minCaliper: known,
    maxCaliper: known,
    maxColours: number,
    maxCreases: known,
    capabilities: z.array(z.enum(['GLUE', 'STITCH', 'TAPE', 'DIE', 'WAX'])),
    regionsServed: z.array(text).nullable(),
    isExternal: z.boolean(),
    canPalletise: z.boolean(),
    setupHours: number,
    speed: known,
    setupWaste: number,
    runWaste: number,
    /** Null for a person who may not see rates. */
    rates: z
      .object({
        crew: rate,
        labourRate: rate,
        kilowatts: rate,
        steamPerSqm: rate,
        depreciationPerHour: rate,
        pricePerThousand: rate,
        fixedPrice: rate,
      })
      .nullable(),
  })
  .meta({ id: 'WorkCentre' })
export type WorkCentre = z.infer<typeof WorkCentre>

const Paper = z
  .object({
    code: text,
    description: text,
    role: z.enum(['liner', 'medium']),
    gsm: number,
    sct: known,
    caliper: known,
  })
  .meta({ id: 'Paper' })

/** Every allowance of the geometry, by group and name. */
const Allowances = z.object({
  joint: z.object({ taperDegrees: number, gapLeast: number, gapTarget: number, gapMost: number }),
  styles: z.record(z.string(), z.record(z.string(), number)),
  partition: z.object({ clearance: number, slotPlay: number, slotDepthShare: number }),
})

const PlantSettings = z.object({
  allowances: Allowances,
  foldedFlat: z.object({ springBack: number, strapCompression: number }),
  corrugator: z.object({
    minTrim: number,
    maxOut: number,
    maxCreases: number,
    minPitch: number,
    wasteShare: number,
    setupMetres: number,
  }),
  dieCut: z.object({ bridge: number, gripper: number }),
  board: z.object({ starchPerGlueLine: number, edgeCrushFactor: number }),
  mckee: z.object({
    simplified: number,
    full: z.object({ factor: number, ect: number, stiffness: number, perimeter: number }),
    shallow: number,
  }),
  boxFactors: z.object({
    styles: byCode(number),
    printPass: number,
    printSolid: number,
    printMost: number,
    handHoles: number,
    flapGap: number,
  }),
  stackingFactors: z.object({
    time: z.array(z.object({ days: number, factor: number })),
    humidity: z.array(z.object({ percent: number, factor: number })),
    interlock: number,
    overhang: number,
    deckGaps: number,
    roughHandling: number,
  }),
  anilox: z.object({
    rows: z.array(z.object({ upToBcm: number, gsm: number })),
    nonPorousShare: number,
  }),
  inkWaste: number,
  preprint: z.object({ coverage: number, spot: number, process: number }),
})

export const FormeRates = z
  .object({
    base: number,
    cutPerMetre: number,
    creasePerMetre: number,
    ejectionPerMetre: number,
    ejectionShare: number,
    boardPerSqm: number,
    rotaryFactor: number,
  })
  .meta({ id: 'FormeRates' })

export const StereoRates = z.object({ perSqcm: number, minimumCharge: number }).meta({ id: 'StereoRates' })

const PlantCosting = z.object({
  costingUom: number,
  paperPrices: byCode(rate),
  starchPricePerKg: rate,
  brokeCreditPerTonne: rate,
  pricePerKwh: rate,
  webPricePerMetre: number,
  inks: byCode(z.object({ gsm: number, washKg: number, pricePerKg: rate })),
  closures: z.object({ GLUE: rate, STITCH: rate, TAPE: rate }),
  wax: z.object({ gsm: number, pricePerKg: rate }),
  litho: z.object({
    spoilage: rate,
    paperPricePerSqm: rate,
    clickPerSheet: rate,
    makeReady: rate,
    glueGsm: rate,
    gluePricePerKg: rate,
  }),
  terms: z.object({ fixedLabourShare: number, markUp: number, commission: number }),
  forme: FormeRates,
  stereo: StereoRates,
  toolingMarkUp: number,
  handUnloadingPerPallet: number,
  palletPrices: byCode(rate),
  palletTopPrices: byCode(rate),
  strapPricesPerMetre: byCode(rate),
  filmPricesPerMetre: byCode(rate),
})

const PlantMasters = z
  .object({
    code: text,
    description: text,
    costCentreCode: text,
    state: text,
    countryCode: z.enum(['AU', 'NZ']),
    regionCode: text,
    flutes: byCode(Flute),
    papers: z.array(Paper),
    settings: PlantSettings,
    workCentres: z.array(WorkCentre),
    deckles: z.array(number),
    trims: z.array(TrimRow),
    costing: PlantCosting.nullable(),
  })
  .meta({ id: 'PlantMasters' })

const EngineGrade = BoardGrade.extend({
  papers: z.array(z.object({ role: z.enum(['liner', 'medium']), paperCode: text })),
  plantBoardGradeVariants: z.array(BoardGradeVariant.extend({ measuredEct: known })),
}).meta({ id: 'EngineBoardGrade' })

/** Everything that the engines need, per plant where a plant has its own; fits `EngineMasters` of #domain/estimating. */
export const EngineLookupData = PalletMasters.extend({
  masterDataVersion: text,
  /** Those whose inside is known, mm. */
  truckTypes: z.array(
    z.object({ code: text, name: text, length: number, width: number, height: number, payloadKg: number }),
  ),
  plants: z.array(PlantMasters),
  boardGrades: z.array(EngineGrade),
  /** Styles that the company keeps beside the built-in ones. */
  ownStyles: z.array(
    z.object({
      code: text,
      name: text,
      family: z.enum(ownFamilies),
      group,
      isGlued: z.boolean(),
      table: StyleTable,
    }),
  ),
  /** Empty for a person who may not see rates. */
  freight: z.array(
    z.object({ fromRegion: text, toRegion: text, perPallet: rate, fixed: rate, minimum: rate }),
  ),
  /** What margins prices keep, '' for all; empty for a person who may not see rates. */
  marginFloors: z.array(z.object({ businessUnit: text, productGroup: text, floorPercent: number })),
  routing: z.object({
    transfers: z.array(z.object({ from: text, to: text, cost: number })),
    otherTransfer: known,
    minimumRunPenalty: number,
    alternatives: number,
  }),
}).meta({ id: 'EngineLookupData' }) satisfies z.ZodType<EngineMasters>
export type EngineLookupData = z.infer<typeof EngineLookupData>
