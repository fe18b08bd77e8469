import type { Trace } from '#domain/trace'

/** A row of the trim master; an industry of null counts for every industry, `printToEdge` for prints to the edge. */
export interface TrimRow {
  readonly plantCode: string
  readonly industryCode: string | null
  readonly trimValue: number
  readonly printToEdge: boolean
}

/** What the trim of an item depends on; codes are null while nothing is chosen. */
export interface TrimInput {
  readonly printProcessId: number | null
  readonly stereoPlateCode: string | null
  readonly printToEdge: boolean
  readonly designPlantCode: string | null
  readonly customerPlantCode: string | null
  readonly customerIndustryCode: string | null
}

/** The print processes that have a trim rule (001 §9). */
const trimPrintProcessIds: readonly number[] = [2, 3]

/** The stereo plate without a trim rule (001 §4). */
const stereoPlateWithoutTrim = 'CODE'

export interface TrimResult {
  /** Whether the rule found a row; without one the trim is 0. */
  readonly ok: boolean
  /** mm */
  readonly trim: number
  readonly reason: string
  readonly trace: Trace
}

/**
 * The trim of an item (001 §4): by plant (the design's, else the customer's default) and, unless printing to the
 * edge, by the customer's industry; for print processes 2 and 3 without the stereo plate CODE, otherwise 0.
 */
export function trimFor(input: TrimInput, rows: readonly TrimRow[]): TrimResult {
  const { printProcessId, stereoPlateCode, printToEdge } = input
  if (printProcessId === null || !trimPrintProcessIds.includes(printProcessId))
    return found(0, false, 'The print process has no trim.')
  if (stereoPlateCode === stereoPlateWithoutTrim)
    return found(0, false, `The stereo plate ${stereoPlateWithoutTrim} has no trim.`)
  const plantCode = input.designPlantCode ?? input.customerPlantCode
  if (plantCode === null) return found(0, false, 'Neither the design nor the customer has a plant.')
  const ofPlant = rows.filter(row => row.plantCode === plantCode)
  const general = (row: TrimRow) => row.industryCode === null
  const row = printToEdge
    ? (ofPlant.find(r => r.printToEdge) ?? ofPlant.find(general) ?? ofPlant[0])
    : (ofPlant.find(r => !r.printToEdge && !general(r) && r.industryCode === input.customerIndustryCode) ??
      ofPlant.find(r => !r.printToEdge && general(r)))
  const by = printToEdge
    ? `plant ${plantCode}, printing to the edge`
    : `plant ${plantCode} and industry ${input.customerIndustryCode ?? 'none'}`
  return row === undefined
    ? found(0, false, `No trim is known for ${by}.`)
    : found(row.trimValue, true, `Trim of ${by}.`)
}

function found(trim: number, ok: boolean, reason: string): TrimResult {
  return { ok, trim, reason, trace: [{ label: 'Trim', value: trim, unit: 'mm', why: reason }] }
}
