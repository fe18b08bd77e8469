import { inkKilograms } from '#domain/tooling'
import { boardCosts } from './boardCosts.ts'
import type { CostJob } from './costJob.ts'
import type { CostLines } from './costTapeFields.ts'
import { finishCost } from './finishCost.ts'
import { legCost } from './legCost.ts'
import { lithoSheetCost } from './lithoSheetCost.ts'
import { runCharges } from './runCharges.ts'
import { stepCosts } from './stepCosts.ts'
import type { FlowStep } from './wasteFlow.ts'

/** Every cost line for a whole run, unrounded, and the web it consumes in m². */
export function runLines(
  job: CostJob,
  quantity: number,
  flow: readonly FlowStep[],
): { lines: CostLines; webSqm: number } {
  const pallets = Math.ceil(quantity / job.unitsPerPallet)
  const delivery = {
    wrapStrappingPallets: pallets * (job.palletCost ?? 0),
    distribution: job.freight.reduce((sum, leg) => sum + legCost(leg, pallets), 0),
    outsideStoreCost: runCharges(job.outsideStores, quantity),
  }
  if (job.outsideManufacture !== null) {
    const outsideMfgCost = runCharges(job.outsideManufacture, quantity)
    return { lines: { ...nothingMade, ...delivery, outsideMfgCost }, webSqm: 0 }
  }
  const goodSqm = job.unitSqm * quantity
  const { webSqm, ...board } = boardCosts(job, flow[0]?.in ?? 0, goodSqm)
  const { boughtSteps, ...making } = stepCosts(job.steps, flow, webSqm, job.pricePerKwh)
  const inkOf = (one: CostJob['inks'][number]) =>
    inkKilograms(goodSqm, one, job.inkWaste) * (one.pricePerKg ?? 0)
  const varnish = job.varnish === undefined ? 0 : finishCost(job.varnish, goodSqm)
  const lines: CostLines = {
    ...board,
    ...making,
    ...delivery,
    ink: job.inks.reduce((sum, one) => sum + inkOf(one), varnish),
    closure: (job.closurePerUnit ?? 0) * quantity,
    wax: job.wax === null ? 0 : ((job.wax.gsm * goodSqm) / 1000) * (job.wax.pricePerKg ?? 0),
    frontSheetCost: job.litho.front === null ? 0 : lithoSheetCost(job.litho.front, quantity),
    backSheetCost: job.litho.back === null ? 0 : lithoSheetCost(job.litho.back, quantity),
    outsideMfgCost: boughtSteps,
  }
  return { lines, webSqm }
}

const nothingMade: Omit<
  CostLines,
  'wrapStrappingPallets' | 'distribution' | 'outsideStoreCost' | 'outsideMfgCost'
> = {
  paperCost: 0,
  wasteBoardUnpaid: 0,
  outsideBoardCost: 0,
  starchCost: 0,
  ink: 0,
  closure: 0,
  wax: 0,
  frontSheetCost: 0,
  backSheetCost: 0,
  directLabour: 0,
  directEnergy: 0,
  directDepreciation: 0,
}
