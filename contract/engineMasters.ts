import { z } from 'zod'
import { type StyleGroup, styleGroups } from '#domain/boxGeometry'
import type { EngineMasters } from '#domain/estimating'
import { BoardGrade, BoardGradeVariant } from './config.ts'
import { PlantCosting } from './engineMasters/plantCosting.ts'
import { PlantSettings } from './engineMasters/plantSettings.ts'
import { byCode, known, number, rate, text } from './engineMasters/values.ts'
import { WorkCentre } from './engineMasters/workCentre.ts'
import { ownFamilies } from './ownStyles.ts'
import { PalletMasters } from './palletMasters.ts'
import { StyleTable } from './styleTable.ts'

export { FormeRates, StereoRates } from './engineMasters/plantCosting.ts'
export { WorkCentre } from './engineMasters/workCentre.ts'

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
