import type { RefObject } from 'react'
import { useListContext } from 'react-admin'
import { ChoiceFilter } from '../../../../components/list/ChoiceFilter.tsx'
import { ListColumnsButton } from '../../../../components/list/columns/ListColumnsButton.tsx'
import { useShownColumns } from '../../../../components/list/columns/useShownColumns.ts'
import { ExportMenu } from '../../../../components/list/export/ExportMenu.tsx'
import { ListToolbar } from '../../../../components/list/ListToolbar.tsx'
import type { ListColumn } from '../../../../components/list/listColumn.ts'
import { SearchBox } from '../../../../components/list/SearchBox.tsx'
import { columnsKey } from './ruleColumns.tsx'
import { type FieldRule, ruleChoices } from './rules.ts'

/** What narrows the fields; kept with the person. */
export interface RuleFilter {
  readonly q?: string
  readonly choice?: string
}

interface RuleToolbarProps {
  readonly columns: readonly ListColumn<FieldRule>[]
  readonly filter: RuleFilter
  readonly onFilter: (filter: RuleFilter) => void
  readonly search: RefObject<HTMLInputElement | null>
}

/** Search, rule, columns and export of the fields that are shown. */
export function RuleToolbar({ columns, filter, onFilter, search }: RuleToolbarProps) {
  const { data = [] } = useListContext<FieldRule>()
  const shown = useShownColumns(columns, columnsKey)
  return (
    <ListToolbar
      label="Filter workflow validations"
      tools={
        <>
          <ListColumnsButton columns={columns} storeKey={columnsKey} />
          <ExportMenu<FieldRule>
            name="Workflow Validations"
            columns={shown}
            ask={([first, last]) => Promise.resolve({ data: data.slice(first, last + 1) })}
          />
        </>
      }
    >
      <SearchBox
        label="Search field, name"
        value={filter.q ?? ''}
        onSearch={q => onFilter({ ...filter, q })}
        inputRef={search}
      />
      <ChoiceFilter
        label="Rule"
        all="All rules"
        choices={ruleChoices.map(({ value, label }) => ({ code: value, description: label }))}
        value={filter.choice ?? ''}
        onChange={choice => onFilter({ ...filter, choice })}
      />
    </ListToolbar>
  )
}
