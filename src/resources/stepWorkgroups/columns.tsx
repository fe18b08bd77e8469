import type { StepWorkgroupRow } from '#contract/workflow-builder'
import { businessUnitLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'

/** Columns of step workgroups. */
export const columns: readonly ListColumn<StepWorkgroupRow>[] = [
  {
    ...plainColumn<StepWorkgroupRow>('stepName', 'Step'),
    sortable: true,
    show: ({ stepName }) => <strong>{stepName}</strong>,
  },
  { ...plainColumn<StepWorkgroupRow>('workgroupName', 'Workgroup'), sortable: true },
  {
    ...plainColumn<StepWorkgroupRow>('plantCode', 'Plant'),
    sortable: true,
    text: ({ plantCode }) => plantCode ?? 'any',
  },
  {
    ...plainColumn<StepWorkgroupRow>('businessUnit', 'Business unit'),
    sortable: true,
    text: ({ businessUnit }) => (businessUnit === null ? 'any' : businessUnitLabel(businessUnit)),
  },
  activeColumn<StepWorkgroupRow>(),
]
