/** Cost of one costing unit at one quantity; names as in the specification, money in whole cents. */
export interface CostTape extends CostLines {
  readonly quantity: number
  readonly costingUom: number
  readonly basis: 'absorption' | 'marginal'
  readonly tonnesPerCostingUOM: number
  readonly boardCost: number
  readonly directRM: number
  readonly cost: number
  readonly marginalCost: number
  readonly markUpPercent: number
  readonly markUpValue: number
  readonly priceExcludeCommission: number
  readonly sellPrice: number
  readonly sellPricePerTonne: number
  /** Percent; null where no web was run. */
  readonly yieldPercent: number | null
}

/** The lines that the cost is the sum of. */
export interface CostLines {
  readonly paperCost: number
  readonly wasteBoardUnpaid: number
  readonly outsideBoardCost: number
  readonly starchCost: number
  readonly ink: number
  readonly closure: number
  readonly wax: number
  readonly frontSheetCost: number
  readonly backSheetCost: number
  readonly directLabour: number
  readonly directEnergy: number
  readonly wrapStrappingPallets: number
  readonly distribution: number
  readonly directDepreciation: number
  readonly outsideStoreCost: number
  readonly outsideMfgCost: number
}

/** The lines with their names, in the order of the tape. */
export const costLineLabels: Readonly<Record<keyof CostLines, string>> = {
  paperCost: 'Paper',
  wasteBoardUnpaid: 'Waste board unpaid',
  outsideBoardCost: 'Outside board',
  starchCost: 'Starch',
  ink: 'Ink',
  closure: 'Closure',
  wax: 'Wax',
  frontSheetCost: 'Front sheet',
  backSheetCost: 'Back sheet',
  directLabour: 'Direct labour',
  directEnergy: 'Direct energy',
  wrapStrappingPallets: 'Wrap, strapping, pallets',
  distribution: 'Distribution',
  directDepreciation: 'Direct depreciation',
  outsideStoreCost: 'Outside store',
  outsideMfgCost: 'Outside manufacture',
}

/** The keys of the lines, in the order of the tape. */
export const costLines = Object.keys(costLineLabels) as (keyof CostLines)[]

/** The lines of board and of all raw materials, which the tape shows as sums. */
export const boardLines = ['paperCost', 'wasteBoardUnpaid', 'starchCost', 'outsideBoardCost'] as const
export const rawMaterialLines = [
  ...boardLines,
  'ink',
  'closure',
  'wax',
  'frontSheetCost',
  'backSheetCost',
] as const

/** The lines that the tape adds up to its cost: raw materials as one, then the rest. */
export const costParts = [
  'directRM',
  'directLabour',
  'directEnergy',
  'wrapStrappingPallets',
  'distribution',
  'directDepreciation',
  'outsideStoreCost',
  'outsideMfgCost',
] as const
