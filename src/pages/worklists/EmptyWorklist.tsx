import Button from '@mui/material/Button'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import type { FilterField } from './filters/filterField.ts'
import { type FilterValues, isNarrowed, withoutNarrowing } from './filters/filterValues.ts'
import type { EmptyWords } from './worklistKind.ts'

interface EmptyWorklistProps {
  readonly fields: readonly FilterField[]
  readonly values: FilterValues
  readonly onChange: (change: Partial<FilterValues>) => void
  /** Said when nothing narrows the list. */
  readonly words: EmptyWords
}

/** Why there are no rows: the filters let none through, the half shown is empty, or there is no work. */
export function EmptyWorklist({ fields, values, onChange, words }: EmptyWorklistProps) {
  const switched = fields
    .filter(field => field.kind === 'switch')
    .map(field => ({ field, empty: field.empty?.[values.switches[field.source] ?? ''] }))
    .find(({ empty }) => empty !== undefined)
  if (isNarrowed(fields, values)) {
    return (
      <EmptyList
        title="Nothing matches"
        action={
          <Button size="small" onClick={() => onChange(withoutNarrowing(fields, values))}>
            Clear filters
          </Button>
        }
      >
        The search and the filters chosen leave no row of this list.
      </EmptyList>
    )
  }
  if (switched?.empty !== undefined) {
    const { field, empty } = switched
    return (
      <EmptyList
        title={empty.title}
        action={
          <Button
            size="small"
            onClick={() => onChange({ switches: { ...values.switches, [field.source]: '' } })}
          >
            {`Show ${field.choices[0]?.label.toLowerCase()}`}
          </Button>
        }
      >
        {empty.text}
      </EmptyList>
    )
  }
  return <EmptyList title={words.title}>{words.text}</EmptyList>
}
