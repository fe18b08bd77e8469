import { type ListColumn, plainColumn } from '../../../../components/list/listColumn.ts'
import { type FieldRule, ruleWords } from './rules.ts'

const column = (source: ListColumn<FieldRule>['source'], label: string): ListColumn<FieldRule> => ({
  ...plainColumn<FieldRule>(source, label),
  sortable: true,
})

/** Store key of the columns chosen. */
export const columnsKey = 'workflowValidations.columns'

/** Columns of the fields and their rules; the rule itself is chosen in place. */
export const ruleColumns = (
  stepName: string,
  showChoice: NonNullable<ListColumn<FieldRule>['show']>,
): readonly ListColumn<FieldRule>[] => [
  { ...column('label', 'Field'), show: ({ label }) => <strong>{label}</strong> },
  { ...column('fieldName', 'Name'), leftOut: 'narrow' },
  column('tab', 'Tab'),
  { ...column('choice', `At ${stepName}`), text: ({ choice }) => ruleWords(choice), show: showChoice },
]
