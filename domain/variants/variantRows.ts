import { type Currency, decimal, money } from '#domain/formats'
import type { QuotedItem } from '#domain/quoteDocument'
import { type ItemSections, type PriceDetail, soldBy } from '#domain/quoteItem'

/** An item that is compared with others: as its customer reads it, and as it is entered. */
export interface Variant {
  readonly quoted: Pick<QuotedItem, 'facts' | 'charges'>
  readonly sections: ItemSections
}

/** What of one item can be taken over into another; what follows from it is worked out there anew. */
export type TakenPart = 'size' | 'board' | 'print' | 'pallet'

/** What one item says in a row, and by how much it is more or less than the first. */
export interface VariantCell {
  readonly text: string
  /** `+4.55`; '' where nothing differs, or nothing can be reckoned. */
  readonly difference: string
}

export interface VariantRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly VariantCell[]
  /** Whether not all say the same. */
  readonly differs: boolean
  /** What a press takes from one of them; null: it follows from the rest. */
  readonly part: TakenPart | null
}

const parts: Readonly<Record<string, TakenPart>> = {
  Size: 'size',
  Board: 'board',
  Print: 'print',
  Packed: 'pallet',
}

const cell = (text: string, difference = ''): VariantCell => ({ text, difference })

function rowOf(
  key: string,
  label: string,
  cells: readonly VariantCell[],
  part: TakenPart | null = null,
): VariantRow {
  return { key, label, cells, part, differs: cells.some(({ text }) => text !== cells[0]?.text) }
}

const signed = (value: number, places: number): string =>
  `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(places)}`

/** Figures beside each other, each with its difference from the first. */
function figures(
  values: readonly (number | null)[],
  write: (value: number) => string,
  places: number,
): VariantCell[] {
  const [first = null] = values
  return values.map((value, place) => {
    if (value === null) return cell('')
    const off = first === null || place === 0 ? 0 : value - first
    return cell(write(value), Math.abs(off) < 0.5 * 10 ** -places ? '' : signed(off, places))
  })
}

const detailsOf = (
  sections: ItemSections,
): readonly Pick<PriceDetail, 'priceQty' | 'price' | 'marginPercent'>[] => soldBy(sections).details

/** Labels of facts in the order in which the items say them. */
const labelsOf = (variants: readonly Variant[], of: 'facts' | 'charges'): string[] => [
  ...new Set(variants.flatMap(({ quoted }) => quoted[of].map(({ label }) => label))),
]

const factRows = (variants: readonly Variant[], of: 'facts' | 'charges'): VariantRow[] =>
  labelsOf(variants, of).map(label =>
    rowOf(
      `${of}.${label}`,
      label,
      variants.map(({ quoted }) => cell(quoted[of].find(fact => fact.label === label)?.value ?? '')),
      of === 'facts' ? (parts[label] ?? null) : null,
    ),
  )

function breakRows(variants: readonly Variant[], currency: Currency, hasMargins: boolean): VariantRow[] {
  const quantities = [
    ...new Set(
      variants.flatMap(({ sections }) =>
        detailsOf(sections).flatMap(({ priceQty, price }) =>
          (priceQty ?? 0) > 0 && (price ?? 0) > 0 ? [priceQty ?? 0] : [],
        ),
      ),
    ),
  ].toSorted((a, b) => a - b)
  return quantities.flatMap(quantity => {
    const details = variants.map(({ sections }) =>
      detailsOf(sections).find(({ priceQty, price }) => priceQty === quantity && (price ?? 0) > 0),
    )
    const perThousand = details.map((detail, place) => {
      const uom = Number(variants[place] && soldBy(variants[place].sections).pricingUom) || 1000
      return detail === undefined ? null : ((detail.price ?? 0) / uom) * 1000
    })
    const named = decimal(quantity, 0)
    const price = rowOf(
      `price.${quantity}`,
      `${named}, per 1,000`,
      figures(perThousand, value => money(value, currency), 2),
    )
    const margins = details.map(detail => detail?.marginPercent ?? null)
    const margin = rowOf(
      `margin.${quantity}`,
      `${named}, margin`,
      figures(margins, value => `${value.toFixed(1)} %`, 1),
    )
    return hasMargins ? [price, margin] : [price]
  })
}

/** The steps that an item is made by, in words. */
const routeWords = ({ design }: ItemSections): string =>
  design.designSteps
    .map(({ operation }) => operation)
    .filter(code => code !== '')
    .join(' → ')

/**
 * Items of a quote beside each other, a row for each thing that any of them says: what they are, how they are made, what a
 * thousand costs at each quantity, and at what margin for who may know. The first is what the others differ from.
 */
export function variantRows(
  variants: readonly Variant[],
  { currency, hasMargins }: { readonly currency: Currency; readonly hasMargins: boolean },
): VariantRow[] {
  const route = rowOf(
    'route',
    'Made on',
    variants.map(({ sections }) => cell(routeWords(sections))),
  )
  return [
    ...factRows(variants, 'facts'),
    ...(route.cells.some(({ text }) => text !== '') ? [route] : []),
    ...breakRows(variants, currency, hasMargins),
    ...factRows(variants, 'charges'),
  ]
}
