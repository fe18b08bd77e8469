import Typography from '@mui/material/Typography'
import type { PriceGiven } from '#domain/estimating'
import { decimal, fixed, money, quantity } from '#domain/formats'
import { skippedFields } from '#domain/pricingPolicies'
import { policyOf } from '#domain/quoteItem'
import { CellNumber } from '../../../../../components/costs/CellNumber.tsx'
import { type BreakColumn, type Said, wrongOf } from './breakColumn.ts'
import type { UnreadCells } from './unreadCells.ts'

/** What every break has that is sold: how many, by which bounds, at what cost and price. */
export interface SoldBreak {
  readonly key: string
  readonly priceQty: number | null
  readonly minQty: number | null
  readonly maxQty: number | null
  readonly given: string
  readonly cost: number | null
  readonly markUpPercent: number | null
  readonly marginPercent: number | null
  readonly price: number | null
}

/** The fields of a break that its price can be given by. */
type GivenField = 'markUpPercent' | 'marginPercent' | 'price'

/** What the columns need to know of the grid they stand in. */
export interface SoldGrid {
  readonly pricingPolicy: string
  readonly pricingUom: string
  readonly readOnly: boolean
  /** What the rules say of a field of the break at a place. */
  readonly saidOf: (place: number, field: string) => Said | undefined
  /** The breaks that an entry of mark-up, margin or price in this one changes. */
  readonly keysFor: (key: string) => readonly string[]
  readonly set: (keys: readonly string[], patch: Partial<SoldBreak>) => void
  /** What stands in a cell that can't be read. */
  readonly unread: UnreadCells<SoldBreak>
  /** Puts the breaks in order, once a quantity is entered. */
  readonly order: () => void
}

/** What a break is called: its quantity, else its place. */
export const breakName = ({ priceQty }: Pick<SoldBreak, 'priceQty'>, place: number): string =>
  priceQty === null || Number.isNaN(priceQty) ? `break ${place + 1}` : quantity(priceQty)

/** A figure that stands there to be read. */
export const shownNumber = (value: number | null, places: 0 | 1 | 2): string => {
  if (value === null || Number.isNaN(value)) return '—'
  return places === 1 ? fixed(value, 1) : decimal(value, places)
}

/** Policies by hand, whose bounds a person enters; those of the others follow and stand below the quantity. */
const isByHand = (policy: string) => policy === '1' || policy === '4'

function Bounds({ minQty, maxQty }: Pick<SoldBreak, 'minQty' | 'maxQty'>) {
  if (!minQty && !maxQty) return null
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {`${shownNumber(minQty || null, 0)} – ${shownNumber(maxQty || null, 0)}`}
    </Typography>
  )
}

/** The quantity of a break with the bounds that follow from it, and those that are entered, as far as its policy has any. */
export function quantityColumns({
  pricingPolicy,
  readOnly,
  saidOf,
  set,
  order,
  unread,
}: SoldGrid): BreakColumn<SoldBreak>[] {
  const policy = policyOf({ pricingPolicy })
  const bound = (field: 'minQty' | 'maxQty', head: string): BreakColumn<SoldBreak> => ({
    key: field,
    head,
    width: 72,
    isWhole: true,
    said: (_, place) => saidOf(place, field),
    cell: (row, place) =>
      readOnly ? (
        shownNumber(row[field] || null, 0)
      ) : (
        <CellNumber
          label={`${head} of ${breakName(row, place)}`}
          value={row[field]}
          wrong={wrongOf(saidOf(place, field))}
          isGiven={false}
          places={0}
          step={100}
          onChange={value => set([row.key], { [field]: value })}
          unread={unread.at(place, field)}
          onUnread={typed => unread.set([row.key], field, typed)}
        />
      ),
  })
  const quantityColumn: BreakColumn<SoldBreak> = {
    key: 'priceQty',
    head: 'Quantity',
    width: 92,
    said: (_, place) => saidOf(place, 'priceQty') ?? saidOf(place, 'maxQty'),
    pasted: value => ({ priceQty: value }),
    isWhole: true,
    cell: (row, place) => (
      <>
        {readOnly ? (
          breakName(row, place)
        ) : (
          <CellNumber
            label={`Quantity of break ${place + 1}`}
            value={row.priceQty}
            wrong={wrongOf(saidOf(place, 'priceQty'))}
            isGiven={false}
            places={0}
            step={100}
            onChange={value => set([row.key], { priceQty: value })}
            unread={unread.at(place, 'priceQty')}
            onUnread={typed => unread.set([row.key], 'priceQty', typed)}
            onLeave={() => {
              // One that can't be read stays where it was typed.
              if (row.priceQty !== null && !Number.isNaN(row.priceQty)) order()
            }}
          />
        )}
        {isByHand(pricingPolicy) ? null : <Bounds {...row} />}
      </>
    ),
  }
  if (policy === null || !isByHand(pricingPolicy)) return [quantityColumn]
  const bounds = [bound('minQty', 'Min'), bound('maxQty', 'Max')]
  const skipped: readonly string[] = skippedFields[policy]
  return [quantityColumn, ...bounds.filter(({ key }) => !skipped.includes(key))]
}

/** Mark-up, margin and price of a break: one is given, the other two follow. */
export function priceColumns({ readOnly, saidOf, keysFor, set, unread }: SoldGrid): BreakColumn<SoldBreak>[] {
  const given = (
    what: PriceGiven,
    head: string,
    label: string,
    field: GivenField,
    width: number,
  ): BreakColumn<SoldBreak> => {
    const places = field === 'price' ? 2 : 1
    return {
      key: what,
      field,
      head,
      width,
      said: (_, place) => saidOf(place, field),
      pasted: value => ({ given: what, [field]: value }),
      cell: (row, place) =>
        readOnly ? (
          shownNumber(row[field], places)
        ) : (
          <CellNumber
            label={`${label} of ${breakName(row, place)}`}
            value={row[field]}
            wrong={wrongOf(saidOf(place, field))}
            isGiven={row.given === what}
            places={places}
            step={1}
            onChange={next => set(keysFor(row.key), { given: what, [field]: next })}
            unread={unread.at(place, field)}
            onUnread={typed => unread.set(keysFor(row.key), field, typed, { given: what })}
          />
        ),
    }
  }
  return [
    given('markUp', 'Mark-up %', 'Mark-up', 'markUpPercent', 68),
    given('margin', 'Margin %', 'Margin', 'marginPercent', 68),
    given('price', 'Price', 'Price', 'price', 84),
  ]
}

/** What an order of the break is worth. */
export const orderColumn = ({ pricingUom }: Pick<SoldGrid, 'pricingUom'>): BreakColumn<SoldBreak> => ({
  key: 'order',
  head: 'Order',
  width: 88,
  cell: ({ price, priceQty }) =>
    price === null || Number.isNaN(price) || priceQty === null || Number.isNaN(priceQty)
      ? '—'
      : money((price * priceQty) / (Number(pricingUom) || 1000)),
})
