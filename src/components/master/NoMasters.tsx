import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { EmptyList } from '../list/EmptyList.tsx'

interface NoMastersProps {
  /** What sentences call several. */
  readonly many: string
  readonly purpose: string
  /** Left out: a new one is made elsewhere. */
  readonly onNew?: () => void
}

/** A master's list without rows: nothing matches, could be read, or is there yet. */
export function NoMasters({ many, purpose, onNew }: NoMastersProps) {
  const { filterValues, setFilters, error } = useListContext()
  if (error) {
    return (
      <EmptyList title={`No ${many} to show`}>The list could not be read; try again in a moment.</EmptyList>
    )
  }
  const isFiltered = Object.values(filterValues).some(value => value !== '' && value !== undefined)
  return isFiltered ? (
    <EmptyList
      title={`No ${many} match`}
      action={
        <Button size="small" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      }
    >
      Nothing here has these words, this state and these filters.
    </EmptyList>
  ) : (
    <EmptyList
      title={`There are no ${many} yet`}
      action={
        onNew === undefined ? null : (
          <Button size="small" variant="contained" onClick={onNew}>
            New
          </Button>
        )
      }
    >
      {purpose}
    </EmptyList>
  )
}
