import { north } from './northWorkCentres.ts'
import { south } from './southWorkCentres.ts'
import type { WorkCentreRow } from './workCentreRow.ts'

/** What can be done to the goods, in the order of a route. */
export const operationRows = [
  { code: 'CORR', description: 'Corrugator', isCorrugator: true, isMultiRoute: true },
  { code: 'SLITTER', description: 'Slitter', isSlitter: true },
  { code: 'LAMINATE', description: 'Litho laminator' },
  { code: 'PRINT', description: 'Printer', canPrint: true, isMultiRoute: true },
  { code: 'SLOT', description: 'Slotter' },
  { code: 'FFG', description: 'Flexo folder gluer', isClosure: true, canPrint: true, isFinisher: true },
  { code: 'DIECUT', description: 'Die-cutter', canPrint: true },
  { code: 'GLUE', description: 'Folder gluer', isClosure: true, isFinisher: true },
  { code: 'STITCH', description: 'Stitcher', isClosure: true, isFinisher: true },
  { code: 'TAPE', description: 'Taper', isClosure: true, isFinisher: true },
  { code: 'WAX', description: 'Wax coater' },
  { code: 'OUTSIDE', description: 'Outside process', isExternal: true, isMultiRoute: true },
  {
    code: 'STORE',
    description: 'Outside store',
    isOutsideCostedStore: true,
    isExternal: true,
  },
  { code: 'DESPATCH', description: 'Despatch' },
].map((row, index) => ({ ...row, sequence: (index + 1) * 10 }))

/** Machines of the two plants; speeds, crews and rates are typical samples of our own. */
export const workCentreRows: readonly WorkCentreRow[] = [
  ...north.map(row => ({ ...row, plantCode: 'NTH', costCentreCode: '100' })),
  ...south.map(row => ({ ...row, plantCode: 'STH', costCentreCode: '200' })),
]

/** Regions goods may go through on their way, by the work centre that sends them. */
export const secondLegRows: Readonly<Record<string, readonly string[]>> = {
  DSP1: ['NSW-SYD', 'QLD-BNE', 'SA-ADL', 'TAS-LST'],
  STO1: ['NSW-SYD', 'SA-ADL'],
  DSP2: ['VIC-MEL', 'QLD-BNE', 'ACT-CBR'],
}

/** What each corrugator does besides board. */
export const corrugatorProcessRows = [
  { workCentre: 'CORR1', code: 'FANFOLD', description: 'Fanfold', maxTapes: 0 },
  { workCentre: 'CORR1', code: 'TEARTAPE', description: 'Tear tape', maxTapes: 4 },
  { workCentre: 'CORR1', code: 'RIPCORD', description: 'Rip cord', maxTapes: 2 },
  { workCentre: 'CORR1', code: 'WETWAX', description: 'Wet strength starch', maxTapes: 0 },
  { workCentre: 'CORR2', code: 'TEARTAPE', description: 'Tear tape', maxTapes: 4 },
  { workCentre: 'CORR2', code: 'FINGERLIFT', description: 'Finger-lift tape', maxTapes: 2 },
] as const
