import { useMemo, useState } from 'react'
import { useListContext, useRemoveFromStore, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { ExistingProduct } from '#contract/customer'
import { dayIn } from '#domain/formats'
import { useLeftOut } from '../../components/list/columns/useLeftOut.ts'
import type { WorklistArrangement } from '../../pages/worklists/views/savedView.ts'
import { ViewsMenu } from '../../pages/worklists/views/ViewsMenu.tsx'
import { arrangementOf, lookOf, type ProductLook } from './productArrangement.ts'
import { columnsKey, productColumns } from './productColumns.tsx'

const sortable = productColumns.filter(column => column.sortable).map(({ source }): string => source)

/** The list as it comes. */
const first = { sort: { field: 'lastOrderedOn', order: 'DESC' }, perPage: 25, filter: {} } as const

/** The saved views of the existing products, one's own and those of one's workgroups. */
export function ProductViews() {
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext<ExistingProduct>()
  const leftOut = useLeftOut(productColumns)
  const [hidden, setHidden] = useStore<readonly string[]>(columnsKey, leftOut)
  const [ranks, setRanks] = useStore<unknown>(`${columnsKey}_columnRanks`)
  const forget = useRemoveFromStore()
  const { search } = useLocation()
  const [isAsked] = useState(search !== '')
  const today = dayIn(new Date())
  const whole = useMemo(() => arrangementOf({ ...first, hidden: [], ranks: undefined }, today), [today])
  const standard = useMemo(
    () => arrangementOf({ ...first, hidden: leftOut, ranks: undefined }, today),
    [leftOut, today],
  )
  const arrange = (arrangement: WorklistArrangement) => {
    const look: ProductLook = lookOf(arrangement, today)
    setHidden(look.hidden)
    if (look.ranks === undefined) forget(`${columnsKey}_columnRanks`)
    else setRanks(look.ranks)
    setFilters(look.filter)
    setSort(look.sort)
    setPerPage(look.perPage)
  }
  return (
    <ViewsMenu
      list="existingProducts"
      storeKey="existingProducts.views"
      sortable={sortable}
      now={arrangementOf({ hidden, ranks, sort, perPage, filter: filterValues }, today)}
      standard={standard}
      whole={whole}
      onArrange={arrange}
      isAsked={isAsked}
    />
  )
}
