import { type ItemSections, printProcesses } from '#domain/quoteItem'
import { designTraits } from '#domain/similarity'

/** One side of the comparison: what is compared of an item or of the product it was begun from. */
export interface ComparedCopy
  extends Pick<ItemSections, 'product' | 'printing' | 'palletization' | 'design'> {
  readonly truckType: string
  /** null: not known. */
  readonly deliveryRegion: string | null
}

type Shown = string | number | boolean | null

/** A line of the comparison: what the quote says, what the source says. */
export interface CopyChange {
  readonly label: string
  readonly quote: Shown
  readonly source: Shown
  readonly differs: boolean
}

export interface CopyChanges {
  readonly tables: readonly [readonly CopyChange[], readonly CopyChange[]]
  readonly files: readonly CopyChange[]
}

type Line = readonly [label: string, of: (side: ComparedCopy) => Shown]

const processOf = (code: string): string => printProcesses.find(each => each.code === code)?.label ?? code
const rounded = (area: number | null): number | null =>
  area === null ? null : Math.round(area * 10_000) / 10_000
const traits = ({ design }: ComparedCopy) => designTraits(design)
const sheet = ({ design }: ComparedCopy) =>
  design.designSteps.find(({ sheetLength, sheetWidth }) => sheetLength !== null && sheetWidth !== null)
const formes = ({ design }: ComparedCopy): string =>
  design.designSteps
    .flatMap(({ stepFormes }) => stepFormes)
    .map(({ formeCode }) => formeCode)
    .filter(code => code !== '')
    .join(', ')

const product: readonly Line[] = [
  ['Plant', side => side.product.preferredPlantCode],
  ['Internal width', side => side.product.width],
  ['Internal depth', side => side.product.depth],
  ['Internal length', side => side.product.length],
  ['Parent board grade', side => side.product.boardGrade],
  ['VSL code', side => side.product.vslCode],
  ['Print process', side => processOf(side.product.printProcess)],
  ['Number of colours', side => side.printing.numberOfColors],
  ['Print over scores', side => side.printing.printOverScores],
  ['Print to panel edge', side => side.printing.printToEdge],
  ['Sheet sqm', side => rounded(traits(side).sheetSqm)],
  ['Carton sqm', side => rounded(traits(side).cartonSqm)],
  ['Sheet length', side => sheet(side)?.sheetLength ?? null],
  ['Sheet width', side => sheet(side)?.sheetWidth ?? null],
  ['Machine passes', side => traits(side).passNo],
]

const delivered: readonly Line[] = [
  ['Project number', side => side.design.designProjectNo],
  ['Forme numbers', formes],
  ['Pallet pattern', side => side.palletization.palletPatternCode],
  ['Height', side => side.palletization.unitLoadSizeDepth],
  ['Layers', side => side.palletization.layersPerPallet],
  ['Pallet qty', side => side.palletization.totalPalletQty],
  ['Bundle qty', side => side.palletization.bundleQty],
  ['Pallet type', side => side.palletization.palletTypeCode],
  ['Delivery region', side => side.deliveryRegion],
  ['Truck type', side => side.truckType],
]

const files: readonly Line[] = [
  ['ARD file name', side => side.design.ardFileName],
  ['MFG file name', side => side.design.mfgFileName],
]

const compared = (lines: readonly Line[], quote: ComparedCopy, source: ComparedCopy): CopyChange[] =>
  lines.map(([label, of]) => {
    const [own, theirs] = [of(quote) || null, of(source) || null]
    return { label, quote: of(quote), source: of(source), differs: own !== theirs }
  })

/**
 * What a copy or modification says against the product that it was begun from, in two tables and the file names; lengths in
 * mm, areas in m². Rule copy-changes-content (001 §2).
 */
export function copyChanges(quote: ComparedCopy, source: ComparedCopy): CopyChanges {
  return {
    tables: [compared(product, quote, source), compared(delivered, quote, source)],
    files: compared(files, quote, source),
  }
}
