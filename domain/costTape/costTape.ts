import { boardWeight, tonnesPerUom, yieldShare } from '#domain/board'
import { roundHalfUp, roundMoney, toPercent } from '#domain/pricingPolicies'
import type { Trace, TraceEntry } from '#domain/trace'
import { auditCostTape, type CostAudit } from './auditCostTape.ts'
import type { CostJob } from './costJob.ts'
import {
  boardLines,
  type CostLines,
  type CostTape,
  costLineLabels,
  costLines,
  rawMaterialLines,
} from './costTapeFields.ts'
import { jobFault } from './jobFault.ts'
import { missingRates } from './missingRates.ts'
import { priceFromMarkUp } from './priceFromMarkUp.ts'
import { roundParts } from './roundParts.ts'
import { runLines } from './runLines.ts'
import { type FlowStep, wasteFlow } from './wasteFlow.ts'

export type CostTapeResult =
  | {
      readonly ok: true
      readonly tape: CostTape
      /** What the mark-up is on, by the job's terms, before any rounding: a given price comes back from it to the cent. */
      readonly base: number
      readonly flow: readonly FlowStep[]
      readonly audit: CostAudit
      readonly trace: Trace
    }
  | {
      readonly ok: false
      /** The findings of the audit, or why nothing could be calculated; the cost counts as 0. */
      readonly reason: string
      readonly trace: Trace
    }

/**
 * The cost tape of a job at one quantity: what flows through its steps, what each line costs per costing unit,
 * and the price by the job's terms. Fails with a reason when a rate is missing or the audit does not pass.
 * The fields and the audit are the specification's, how the lines come about is our own design.
 */
export function costTape(job: CostJob, quantity: number): CostTapeResult {
  const fault = jobFault(job, quantity)
  if (fault !== null) return { ok: false, reason: fault, trace: [] }
  const { board } = job
  const weight = board.kind === 'own' ? boardWeight(board) : { ok: true as const, boardGsm: board.gsm }
  if (!weight.ok) return { ok: false, reason: weight.reason, trace: [] }
  const missing = missingRates(job)
  if (missing.length > 0)
    return { ok: false, reason: `These rates are missing: ${missing.join(', ')}.`, trace: [] }

  const { terms, costingUom } = job
  const flow = job.outsideManufacture === null ? wasteFlow(job.steps, quantity) : []
  const { lines: run, webSqm } = runLines(job, quantity, flow)
  const goodSqm = job.unitSqm * quantity
  const exact = mapLines(run, value => (value * costingUom) / quantity)
  const sum = (keys: readonly (keyof CostLines)[]) => keys.reduce((total, key) => total + exact[key], 0)
  const cost = sum(costLines)
  const marginalCost = cost - exact.directDepreciation - terms.fixedLabourShare * exact.directLabour
  const base = terms.basis === 'marginal' ? marginalCost : cost
  const price = priceFromMarkUp(base, terms.markUp, terms.commission)
  if (!price.ok) return { ok: false, reason: price.reason, trace: [] }

  const tonnes = tonnesPerUom(job.unitSqm, weight.boardGsm, costingUom)
  const yielded = yieldShare(goodSqm, webSqm)
  const { directLabour, directEnergy, wrapStrappingPallets, distribution } = exact
  const { directDepreciation, outsideStoreCost, outsideMfgCost } = exact
  const tape: CostTape = {
    quantity,
    costingUom,
    basis: terms.basis,
    tonnesPerCostingUOM: roundHalfUp(tonnes, 4),
    ...mapLines(exact, roundMoney),
    boardCost: roundMoney(sum(boardLines)),
    ...roundParts(
      {
        directRM: sum(rawMaterialLines),
        directLabour,
        directEnergy,
        wrapStrappingPallets,
        distribution,
        directDepreciation,
        outsideStoreCost,
        outsideMfgCost,
      },
      cost,
    ),
    cost: roundMoney(cost),
    marginalCost: roundMoney(marginalCost),
    markUpPercent: toPercent(terms.markUp),
    markUpValue: price.markUpValue,
    priceExcludeCommission: price.priceExcludeCommission,
    sellPrice: price.sellPrice,
    sellPricePerTonne:
      tonnes > 0 ? roundMoney((base * (1 + terms.markUp)) / (1 - terms.commission) / tonnes) : 0,
    yieldPercent: yielded === null ? null : toPercent(yielded),
  }
  const audited = auditCostTape(tape)
  const audit = { ...audited, warnings: [...audited.warnings, ...(job.notes ?? [])] }
  const trace: TraceEntry[] = [
    ...flow.map(step => ({
      label: `Into ${step.workCentre}`,
      value: step.in,
      unit: 'sheets',
      why: `${step.out} out, ${step.numberUp} up, and the losses of run and set-up`,
    })),
    { label: 'Saleable area', value: goodSqm, unit: 'm²', why: `${quantity} units of ${job.unitSqm} m²` },
    {
      label: 'Web area',
      value: webSqm,
      unit: 'm²',
      why: 'what the first step takes in, at the full width of the web',
    },
    ...costLines
      .filter(key => tape[key] !== 0)
      .map(key => ({
        label: costLineLabels[key],
        value: tape[key],
        unit: '$',
        why: [`for ${costingUom} units`, ...(key === 'distribution' ? legsNamed(job, quantity) : [])].join(
          ', ',
        ),
      })),
    { label: 'Cost', value: tape.cost, unit: '$', why: 'the sum of the lines' },
    ...(job.notes ?? []).map(why => ({ label: 'Not in the cost', value: 0, unit: '$', why })),
    ...price.trace,
    ...audit.trace,
  ]
  if (!audit.passed) return { ok: false, reason: audit.findings.join(' '), trace }
  return { ok: true, tape, base, flow, audit, trace }
}

/** What of the distribution is named, for one costing unit. */
const legsNamed = ({ freight, costingUom }: CostJob, quantity: number): string[] =>
  freight.flatMap(({ what, fixed }) =>
    what === undefined ? [] : [`${roundMoney(((fixed ?? 0) * costingUom) / quantity)} of it for ${what}`],
  )

function mapLines(lines: CostLines, change: (value: number) => number): CostLines {
  const changed = { ...lines }
  for (const key of costLines) changed[key] = change(lines[key])
  return changed
}
