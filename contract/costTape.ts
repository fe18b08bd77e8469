import { z } from 'zod'
import type { CostTape as DomainTape } from '#domain/costTape'
import { RoutePlan } from './routing.ts'
import { list, Trace } from './trace.ts'

const n = z.number()

/** Cost of one costing unit at one quantity; names as in the specification, money in whole cents. */
export const CostTape = z
  .object({
    quantity: n,
    costingUom: n,
    basis: z.enum(['absorption', 'marginal']),
    tonnesPerCostingUOM: n,
    paperCost: n,
    wasteBoardUnpaid: n,
    outsideBoardCost: n,
    boardCost: n,
    starchCost: n,
    ink: n,
    closure: n,
    wax: n,
    frontSheetCost: n,
    backSheetCost: n,
    directRM: n,
    directLabour: n,
    directEnergy: n,
    wrapStrappingPallets: n,
    distribution: n,
    directDepreciation: n,
    outsideStoreCost: n,
    outsideMfgCost: n,
    cost: n,
    marginalCost: n,
    markUpPercent: n,
    markUpValue: n,
    priceExcludeCommission: n,
    sellPrice: n,
    sellPricePerTonne: n,
    yieldPercent: n.nullable(),
  })
  .meta({ id: 'CostTape' }) satisfies z.ZodType<DomainTape>

/** One quantity of a costing: its tape, or why there is none; then its cost counts as 0. */
export const CostBreak = z
  .object({
    priceQty: n,
    calculationSuccess: z.boolean(),
    calculationMessage: z.string(),
    cost: n,
    costTape: CostTape.nullable(),
    /** Sheets into each step, hours on it. */
    flow: list(z.object({ workCentre: z.string(), numberUp: n, in: n, out: n, hours: n })),
    /** What is odd about the tape and yet allowed. */
    warnings: list(z.string()),
  })
  .meta({ id: 'CostBreak' })
export type CostBreak = z.infer<typeof CostBreak>

/** The costing of an item at its quantities. */
export const Costing = z
  .object({
    calculationSuccess: z.boolean(),
    calculationMessage: z.string(),
    masterDataVersion: z.string(),
    route: RoutePlan.nullable(),
    warnings: list(z.string()),
    /** Paper width and sheets beside each other; null where the board is bought. */
    paperDeckleWidth: n.nullable(),
    numberOut: n.nullable(),
    breaks: list(CostBreak),
    trace: Trace,
  })
  .meta({ id: 'Costing' })
export type Costing = z.infer<typeof Costing>
