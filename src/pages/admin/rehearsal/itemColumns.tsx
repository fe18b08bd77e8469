import type { RehearsalItem } from '#contract/rehearsals'
import { dateTime, decimal } from '#domain/formats'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { amount } from '../../../resources/rehearsals/lastRun.ts'

type Column = ListColumn<RehearsalItem>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<RehearsalItem>(source, label),
  ...more,
})

const figure = (
  source: Column['source'],
  label: string,
  text: (row: RehearsalItem) => string,
  more: Partial<Column> = {},
): Column => column(source, label, { align: 'right', sortable: true, text, ...more })

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)} %`)

/** What is to be seen of an item besides its figures. */
function remarkOf(row: RehearsalItem): string {
  if (row.failure !== '') return row.failure
  if (row.costAfter === null) return 'No plant can make it'
  const moved = row.plantAfter === row.plant ? '' : `Moves to ${row.plantAfter}`
  const floor =
    !row.isUnderAfter || row.floor === null
      ? ''
      : `${row.isUnderBefore ? 'Under' : 'Falls under'} the floor of ${row.floor.toFixed(1)} %`
  const made =
    row.madeAt === null || row.outcome !== '' ? '' : `Has new prices since ${dateTime(row.madeAt)} already`
  return [made, moved, floor].filter(word => word !== '').join('; ')
}

const outcomes: Readonly<Record<string, string>> = {
  priced: 'Priced',
  waits: 'Waits for approval',
  left: 'Left as it is',
}

const outcomeOf = ({ outcome, outcomeText }: RehearsalItem): string =>
  [outcomes[outcome] ?? '', outcomeText].filter(word => word !== '').join(': ')

/** Columns of the items of a run; what became of them where new prices were made. */
export const itemColumns = (withOutcomes: boolean): readonly Column[] => [
  column('reference', 'Item'),
  column('customerName', 'Customer', { sortable: true }),
  column('description', 'Description', { leftOut: 'narrow' }),
  column('isOrdered', 'Price', { text: ({ isOrdered }) => (isOrdered ? 'Ordered' : 'Quoted') }),
  column('plant', 'Plant', { sortable: true }),
  figure('quantity', 'Quantity', ({ quantity }) => decimal(quantity, 0)),
  figure('price', 'Price each UOM', row => `${amount(row.price, row)} / ${decimal(row.uom, 0)}`, {
    leftOut: 'narrow',
  }),
  figure('marginBefore', 'Margin', ({ marginBefore }) => percent(marginBefore)),
  figure('marginAfter', 'Margin after', ({ marginAfter }) => percent(marginAfter)),
  figure('lost', 'Margin lost', row => amount(row.lost, row)),
  column('isUnderAfter', 'Remark', { text: remarkOf }),
  ...(withOutcomes
    ? [
        figure('newPrice', 'New price', row => (row.newPrice === null ? '–' : amount(row.newPrice, row)), {
          sortable: false,
        }),
        column('outcome', 'Outcome', { text: outcomeOf }),
      ]
    : []),
]
