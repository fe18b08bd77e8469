import type { CostJob, LithoSheet } from './costJob.ts'

type Named = readonly (readonly [string, number])[]

/** Why a job can't be costed whatever its rates, in a sentence, or null when it can. */
export function jobFault(job: CostJob, quantity: number): string | null {
  const made = job.outsideManufacture === null
  if (made && job.steps.length === 0) return 'The item has no steps to cost.'
  const above: Named = [
    ['quantity', quantity],
    ['costing UOM', job.costingUom],
    ['area of a unit', job.unitSqm],
    ['number of units on a pallet', job.unitsPerPallet],
    ...(made ? madeSizes(job) : []),
  ]
  const zero = above.find(([, value]) => !(value > 0 && Number.isFinite(value)))
  if (zero !== undefined) return `The ${zero[0]} must be above 0.`
  const shares: Named = [
    ['ink waste', job.inkWaste],
    ['fixed share of labour', job.terms.fixedLabourShare],
  ]
  const negative = shares.find(([, value]) => !(value >= 0 && Number.isFinite(value)))
  if (negative !== undefined) return `The ${negative[0]} is not a usable number.`
  if (job.terms.fixedLabourShare > 1) return 'The fixed share of labour must be at most 1.'
  const part = made
    ? madeSizes(job).find(([name, value]) => /^number up/.test(name) && !Number.isInteger(value))
    : undefined
  return part === undefined ? null : `The ${part[0]} must be a whole number.`
}

function madeSizes(job: CostJob): Named {
  const { sheet, board, litho } = job
  const lithoSizes = (one: LithoSheet | null, side: string): Named =>
    one === null
      ? []
      : [
          [`length of the ${side} sheet`, one.length],
          [`width of the ${side} sheet`, one.width],
          [`number up of the ${side} sheet`, one.numberUp],
        ]
  return [
    ['sheet length', sheet.length],
    ['sheet width', sheet.width],
    ...(board.kind === 'own'
      ? [['deckle', board.deckle] as const, ['number of sheets across the web', board.numberOut] as const]
      : []),
    ...job.steps.map(step => [`number up of ${step.workCentre}`, step.numberUp] as const),
    ...job.steps.map(step => [`speed of ${step.workCentre}`, step.speed ?? 1] as const),
    ...lithoSizes(litho.front, 'front'),
    ...lithoSizes(litho.back, 'back'),
  ]
}
