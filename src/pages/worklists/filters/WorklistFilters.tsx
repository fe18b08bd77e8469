import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx'
import { ChoiceSwitch } from '../../../components/list/ChoiceSwitch.tsx'
import { CodeFilter } from '../../../components/list/CodeFilter.tsx'
import type { CodesField, FilterField, SwitchField } from './filterField.ts'
import type { FilterValues } from './filterValues.ts'

interface WorklistFiltersProps {
  readonly fields: readonly FilterField[]
  readonly values: FilterValues
  readonly onChange: (change: Partial<FilterValues>) => void
}

function Codes({ field, values, onChange }: Omit<WorklistFiltersProps, 'fields'> & { field: CodesField }) {
  const { source, label, all, negatable = false } = field
  const choices = field.useChoices()
  const operator = values.operators[source] ?? 'is'
  return (
    <CodeFilter
      label={label}
      all={all}
      choices={choices}
      value={values.codes[source] ?? []}
      onChange={codes => onChange({ codes: { ...values.codes, [source]: codes } })}
      {...(negatable
        ? {
            operator,
            onOperator: next => onChange({ operators: { ...values.operators, [source]: next } }),
          }
        : {})}
    />
  )
}

function OneOf({ field, values, onChange }: Omit<WorklistFiltersProps, 'fields'> & { field: SwitchField }) {
  const { source, label, choices } = field
  const value = values.switches[source] ?? ''
  const choose = (next: string) => onChange({ switches: { ...values.switches, [source]: next } })
  if (field.isMenu !== true)
    return <ChoiceSwitch label={label} choices={choices} value={value} onChange={choose} />
  const [all, ...rest] = choices
  return (
    <ChoiceFilter
      label={label}
      all={all?.label ?? label}
      choices={rest.map(choice => ({ code: choice.value, description: choice.label }))}
      value={value}
      onChange={choose}
    />
  )
}

/** The filters of a worklist, one after the other. */
export function WorklistFilters({ fields, values, onChange }: WorklistFiltersProps) {
  return fields.map(field =>
    field.kind === 'switch' ? (
      <OneOf key={field.source} field={field} values={values} onChange={onChange} />
    ) : (
      <Codes key={field.source} field={field} values={values} onChange={onChange} />
    ),
  )
}
