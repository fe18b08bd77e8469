import { type CostJob, type CostStep, type CostTape, costTape, type PriceTerms } from '#domain/costTape'

export const corrugator: CostStep = {
  workCentre: 'CORR1',
  numberUp: 1,
  setupHours: 0.2,
  speed: 9000,
  setupWaste: 60,
  runWaste: 0.025,
  crew: 6,
  labourRate: 48,
  kilowatts: 450,
  steamPerSqm: 0.006,
  depreciationPerHour: 220,
}

export const folderGluer: CostStep = {
  workCentre: 'FFG2C',
  numberUp: 1,
  setupHours: 0.5,
  speed: 6000,
  setupWaste: 25,
  runWaste: 0.02,
  crew: 3,
  labourRate: 46,
  kilowatts: 120,
  steamPerSqm: 0,
  depreciationPerHour: 85,
}

const colour = { gsm: 5.3, washKg: 1.5, pricePerKg: 9.5 }

export const ownBoard = {
  kind: 'own',
  plies: [
    { role: 'liner', gsm: 175, pricePerTonne: 900 },
    { role: 'medium', gsm: 140, pricePerTonne: 780 },
    { role: 'liner', gsm: 175, pricePerTonne: 900 },
  ],
  flute: { caliper: 4, takeUp: [1.45] },
  starchPerGlueLine: 5,
  starchPricePerKg: 1.1,
  brokeCreditPerTonne: 180,
  deckle: 2350,
  numberOut: 4,
} as const

export const terms: PriceTerms = { basis: 'absorption', fixedLabourShare: 0, markUp: 0.28, commission: 0.03 }

/** The worked job: a 0201 of 400 × 300 × 250 in C flute, two colours. */
export function aJob(overrides: Partial<CostJob> = {}): CostJob {
  return {
    costingUom: 1000,
    unitSqm: 0.807,
    sheet: { length: 1441, width: 560 },
    board: ownBoard,
    inks: [
      { ...colour, coverage: 0.12 },
      { ...colour, coverage: 0.05 },
    ],
    inkWaste: 0.1,
    closurePerUnit: 0.0035,
    wax: null,
    steps: [corrugator, folderGluer],
    pricePerKwh: 0.22,
    unitsPerPallet: 600,
    palletCost: 14.5,
    freight: [{ perPallet: 38, fixed: 0, minimum: 0 }],
    outsideStores: [],
    litho: { front: null, back: null },
    outsideManufacture: null,
    terms,
    ...overrides,
  }
}

/** A printed sheet, two up, with all of its rates. */
export const aLithoSheet = {
  length: 1000,
  width: 700,
  numberUp: 2,
  spoilage: 0.05,
  paperPricePerSqm: 0.3,
  clickPerSheet: 0.08,
  makeReady: 200,
  glueGsm: 40,
  gluePricePerKg: 2,
}

/** The tape of the worked job, changed where a test says so. */
export function aTape(quantity = 1000, overrides: Partial<CostJob> = {}): CostTape {
  const result = costTape(aJob(overrides), quantity)
  if (!result.ok) throw new Error(result.reason)
  return result.tape
}
