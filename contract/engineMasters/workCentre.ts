import { z } from 'zod'
import { known, number, rate, text } from './values.ts'

const workCentreOperations = [
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
