import type { CostJob, CostStep, Finish, LithoSheet, Rate, RunCharge } from './costJob.ts'

type Named = readonly (readonly [string, Rate])[]

/** The names of the rates a job needs that nobody has entered or that are not a number of 0 or more. */
export function missingRates(job: CostJob): string[] {
  const made = job.outsideManufacture === null
  const needed: Named = [
    ...(made ? madeRates(job) : charges(job.outsideManufacture, 'outside manufacture')),
    ['the price of a pallet', job.palletCost],
    ...job.freight.flatMap(
      (leg, i): Named => [
        [`the freight of a pallet on leg ${i + 1}`, leg.perPallet],
        [`the fixed freight of leg ${i + 1}`, leg.fixed],
        [`the minimum freight of leg ${i + 1}`, leg.minimum],
      ],
    ),
    ...charges(job.outsideStores, 'outside store'),
  ]
  return needed
    .filter(([, rate]) => rate === null || !Number.isFinite(rate) || rate < 0)
    .map(([name]) => name)
}

function madeRates(job: CostJob): Named {
  const { board, wax, litho } = job
  return [
    ...(board.kind === 'own'
      ? [
          ...board.plies.map((ply, i) => [`the price of paper ${i + 1}`, ply.pricePerTonne] as const),
          ['the price of starch', board.starchPricePerKg] as const,
          ['the credit for waste board', board.brokeCreditPerTonne] as const,
        ]
      : [['the price of bought board', board.pricePerSqm] as const]),
    ...job.inks.map((ink, i) => [`the price of ink ${i + 1}`, ink.pricePerKg] as const),
    ...(job.varnish === undefined ? [] : finishRates(job.varnish, 'the print')),
    ['the closure of a unit', job.closurePerUnit],
    ...(wax === null ? [] : [['the price of wax', wax.pricePerKg] as const]),
    ['the price of energy', job.pricePerKwh],
    ...job.steps.flatMap(stepRates),
    ...(litho.front === null ? [] : lithoRates(litho.front, 'front')),
    ...(litho.back === null ? [] : lithoRates(litho.back, 'back')),
  ]
}

function stepRates(step: CostStep): Named {
  const at = `of ${step.workCentre}`
  const losses: Named = [
    [`the set-up waste ${at}`, step.setupWaste],
    [`the run waste ${at}`, step.runWaste],
  ]
  if (step.bought !== undefined)
    return [
      ...losses,
      [`the outside price ${at}`, step.bought.perSheet],
      [`the outside charge ${at}`, step.bought.fixed],
    ]
  return [
    ...losses,
    [`the set-up hours ${at}`, step.setupHours],
    [`the crew ${at}`, step.crew],
    [`the labour rate ${at}`, step.labourRate],
    [`the power ${at}`, step.kilowatts],
    [`the steam ${at}`, step.steamPerSqm],
    [`the depreciation ${at}`, step.depreciationPerHour],
  ]
}

function lithoRates(sheet: LithoSheet, side: string): Named {
  return [
    [`the spoilage of the ${side} sheet`, sheet.spoilage],
    [`the paper price of the ${side} sheet`, sheet.paperPricePerSqm],
    [`the print price of the ${side} sheet`, sheet.clickPerSheet],
    [`the make-ready of the ${side} sheet`, sheet.makeReady],
    [`the glue of the ${side} sheet`, sheet.glueGsm],
    [`the glue price of the ${side} sheet`, sheet.gluePricePerKg],
    ...(sheet.finishes ?? []).flatMap(finish => finishRates(finish, `the ${side} sheet`)),
  ]
}

const finishRates = ({ name, pricePerSqm, makeReady }: Finish, over: string): Named => [
  [`the price of ${name} over ${over}`, pricePerSqm],
  [`the make-ready of ${name} over ${over}`, makeReady],
]

function charges(list: readonly RunCharge[], kind: string): Named {
  return list.flatMap(
    (charge): Named =>
      // Neither: whoever entered the line gave it no rate, and knows it by its name.
      charge.perUnit === null && charge.fixed === null
        ? [[`the rate of ${charge.description}`, null]]
        : [
            [`the unit price of ${kind} ${charge.description}`, charge.perUnit],
            [`the fixed charge of ${kind} ${charge.description}`, charge.fixed],
          ],
  )
}
