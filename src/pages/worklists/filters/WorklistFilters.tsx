import { ChoiceSwitch } from '../../../resources/list/ChoiceSwitch.tsx'
import { CodeFilter } from '../../../resources/list/CodeFilter.tsx'
import type { CodesField, FilterField } from './filterField.ts'
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

/** The filters of a worklist, one after the other. */
export function WorklistFilters({ fields, values, onChange }: WorklistFiltersProps) {
  return fields.map(field =>
    field.kind === 'switch' ? (
      <ChoiceSwitch
        key={field.source}
        label={field.label}
        choices={field.choices}
        value={values.switches[field.source] ?? ''}
        onChange={value => onChange({ switches: { ...values.switches, [field.source]: value } })}
      />
    ) : (
      <Codes key={field.source} field={field} values={values} onChange={onChange} />
    ),
  )
}
