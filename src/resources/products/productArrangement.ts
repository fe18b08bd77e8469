import type { SortPayload } from 'react-admin'
import { daysAfter } from '#domain/days'
import { columnOrder } from '../../components/list/columns/columnOrder.ts'
import type { FilterValues } from '../../pages/worklists/filters/filterValues.ts'
import { defaultPaging } from '../../pages/worklists/paging.ts'
import { orderedColumns } from '../../pages/worklists/table/columnLayout.ts'
import type { WorklistArrangement } from '../../pages/worklists/views/savedView.ts'
import { daysOf, expiries, orderings } from './dayChoices.ts'
import { productColumns } from './productColumns.tsx'

/** How the list of existing products is looked at, as react-admin keeps it. */
export interface ProductLook {
  readonly hidden: readonly string[]
  /** Places of the columns in their order; undefined: the list's own. */
  readonly ranks: unknown
  readonly sort: SortPayload
  readonly perPage: number
  readonly filter: Readonly<Record<string, unknown>>
}

const own = productColumns.map(({ source }): string => source)

/** What narrows the list: so many days from today are so many from whichever day the view is opened. */
function valuesOf(filter: ProductLook['filter'], today: string): FilterValues {
  const { q, expiredBy, orderedFrom, ...rest } = filter
  const endsIn = daysOf(expiries, expiredBy, today)
  const orderedIn = daysOf(orderings, orderedFrom, today)
  const entries = Object.entries(rest)
  return {
    q: typeof q === 'string' ? q : '',
    switches: Object.fromEntries([
      ...entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ...(endsIn === undefined ? [] : [['endsIn', endsIn]]),
      ...(orderedIn === undefined ? [] : [['orderedIn', orderedIn]]),
    ]),
    codes: Object.fromEntries(
      entries.filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    ),
    operators: {},
  }
}

/** The list as it is looked at, as a view keeps it. */
export function arrangementOf({ hidden, ranks, sort, perPage, filter }: ProductLook, today: string) {
  const order = columnOrder(ranks, own.length).map(place => own[place] ?? '')
  const isOwnOrder = order.every((source, place) => source === own[place])
  const { page: _, ...paging } = defaultPaging
  return {
    layout: { hidden: hidden.toSorted(), order: isOwnOrder ? [] : order, widths: {} },
    paging: { ...paging, sortBy: sort.field, descending: sort.order === 'DESC', itemsPerPage: perPage },
    filter: valuesOf(filter, today),
  } satisfies WorklistArrangement
}

/** What a view asks of the list. */
export function lookOf({ layout, paging, filter }: WorklistArrangement, today: string): ProductLook {
  const { endsIn, orderedIn, ...switches } = filter.switches
  const codes = Object.entries(filter.codes).filter(([, chosen]) => chosen.length > 0)
  return {
    hidden: layout.hidden,
    ranks:
      layout.order.length === 0
        ? undefined
        : orderedColumns(productColumns, layout).map(({ source }) => own.indexOf(source)),
    sort: { field: paging.sortBy || 'lastOrderedOn', order: paging.descending ? 'DESC' : 'ASC' },
    perPage: paging.itemsPerPage,
    filter: {
      ...(filter.q === '' ? {} : { q: filter.q }),
      ...Object.fromEntries(codes),
      ...switches,
      ...(endsIn === undefined ? {} : { expiredBy: daysAfter(today, Number(endsIn)) }),
      ...(orderedIn === undefined ? {} : { orderedFrom: daysAfter(today, Number(orderedIn)) }),
    },
  }
}
