import Button from '@mui/material/Button'
import { EmptyList } from '../../resources/list/EmptyList.tsx'
import type { WorklistFilter } from './filters.ts'
import type { WorklistVariant } from './variants.ts'

interface EmptyWorklistProps {
  readonly variant: WorklistVariant
  readonly name: string
  readonly filter: WorklistFilter
  readonly onFilter: (change: Partial<WorklistFilter>) => void
}

const noFilter = { q: '', plant: [], businessUnit: [] }

/** Why there are no rows: the filters let none through, nothing is on hold, or there is no work. */
export function EmptyWorklist({ variant, name, filter, onFilter }: EmptyWorklistProps) {
  const isFiltered = filter.q !== '' || filter.plant.length > 0 || filter.businessUnit.length > 0
  if (isFiltered) {
    return (
      <EmptyList
        title="No item matches"
        action={
          <Button size="small" onClick={() => onFilter(noFilter)}>
            Clear filters
          </Button>
        }
      >
        The search, the plants or the business units chosen leave no{' '}
        {filter.isOnHold ? 'item on hold' : 'open item'} in this list.
      </EmptyList>
    )
  }
  if (filter.isOnHold) {
    return (
      <EmptyList
        title="Nothing is on hold"
        action={
          <Button size="small" onClick={() => onFilter({ isOnHold: false })}>
            Show open items
          </Button>
        }
      >
        Items of this list that somebody put on hold stand here until they are taken off hold.
      </EmptyList>
    )
  }
  return <EmptyList title={variant.empty.title}>{variant.empty.text(name)}</EmptyList>
}
