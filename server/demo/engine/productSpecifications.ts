import { EstimateItem } from '#contract/estimateItem'
import { lgxProductRows } from '../customers.ts'

interface Made {
  readonly productId: string
  readonly plantCode: string
  readonly style: string
  readonly size: readonly [length: number, width: number, depth: number]
  readonly boardGrade: string
  readonly coverages: readonly number[]
  readonly unitsPerPallet: number
  readonly regionCode: string
  readonly quantities: readonly number[]
  readonly markUp: number
}

/** How the products that customers already have are made, by their code. */
const made: Readonly<Record<string, Made>> = {
  'BG-PALE-24': {
    productId: 'P-10001',
    plantCode: 'NTH',
    style: '0201',
    size: [402, 268, 124],
    boardGrade: 'B340',
    coverages: [0.18, 0.06],
    unitsPerPallet: 900,
    regionCode: 'VIC-MEL',
    quantities: [5000, 10_000, 25_000],
    markUp: 0.31,
  },
  'BG-STOUT-12': {
    productId: 'P-10002',
    plantCode: 'NTH',
    style: '0201',
    size: [330, 248, 240],
    boardGrade: 'C340',
    coverages: [0.22],
    unitsPerPallet: 750,
    regionCode: 'VIC-MEL',
    quantities: [2500, 5000],
    markUp: 0.34,
  },
  'CC-SHZ-6': {
    productId: 'P-10003',
    plantCode: 'NTH',
    style: '0201',
    size: [255, 170, 320],
    boardGrade: 'C340',
    coverages: [0.1, 0.04],
    unitsPerPallet: 800,
    regionCode: 'SA-CTY',
    quantities: [1000, 2500, 5000, 8000],
    markUp: 0.36,
  },
  'FD-PEAR-13': {
    productId: 'P-10004',
    plantCode: 'NTH',
    style: '0422',
    size: [496, 296, 170],
    boardGrade: 'BC480',
    coverages: [0.15, 0.08],
    unitsPerPallet: 400,
    regionCode: 'VIC-NTH',
    quantities: [10_000, 30_000],
    markUp: 0.22,
  },
  'HD-CHED-10': {
    productId: 'P-10005',
    plantCode: 'NTH',
    style: '0201',
    size: [365, 245, 190],
    boardGrade: 'C250',
    coverages: [0.05],
    unitsPerPallet: 1000,
    regionCode: 'NSW-STH',
    quantities: [5000, 15_000],
    markUp: 0.28,
  },
  'KB-SOUR-12': {
    productId: 'P-10006',
    plantCode: 'STH',
    style: '0201',
    size: [480, 360, 260],
    boardGrade: 'B230',
    coverages: [0.08, 0.08],
    unitsPerPallet: 600,
    regionCode: 'NSW-SYD',
    quantities: [5000, 20_000],
    markUp: 0.26,
  },
}

/** The products of the ERP system's stand-in with what their costing needs. */
export const productSpecificationRows = lgxProductRows.flatMap(product => {
  const row = made[product.productCode]
  if (row === undefined) return []
  const [length, width, depth] = row.size
  const item = EstimateItem.parse({
    plantCode: row.plantCode,
    style: row.style,
    length,
    width,
    depth,
    boardGrade: row.boardGrade,
    closureCode: '01',
    printProcess: 'FLEXO',
    coverages: row.coverages,
    load: {
      palletTypeCode: 'AUSTD',
      strappingTypeCode: 'PP12',
      stretchWrapCode: 'STD',
      unitsPerPallet: row.unitsPerPallet,
      strapMetres: 11.4,
      stretchFilmMetres: 6.5,
    },
    delivery: { regionCode: row.regionCode },
    terms: { markUp: row.markUp },
  })
  return [
    {
      ...product,
      plantCode: row.plantCode,
      productId: row.productId,
      productGroup: 'CORRUGATED',
      fefcoCode: row.style,
      vslCode: row.style,
      boardGradeCode: row.boardGrade,
      printProcess: 'FLEXO',
      numberOfColors: row.coverages.length,
      length,
      width,
      depth,
      palletTypeCode: 'AUSTD',
      palletQty: row.unitsPerPallet,
      item,
      quantities: [...row.quantities],
    },
  ]
})
