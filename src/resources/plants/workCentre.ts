import { WorkCentreInput } from '#contract/config/plantInputs'
import type { PlantWorkCentre } from '#contract/plants'
import { text } from '#domain/messages'
import type { FormMaster } from '../../components/master/master.ts'
import { WorkCentreInputs } from './WorkCentreInputs.tsx'
import { workCentreLabels } from './workCentreLabels.ts'

/** The master of work centres. What they cost is kept with the rates, so that a new one is not made here. */
export const workCentres: FormMaster<PlantWorkCentre, WorkCentreInput> = {
  kind: 'workCentre',
  one: 'work centre',
  schema: WorkCentreInput,
  empty: {
    code: '',
    description: '',
    min_sheet_length: null,
    max_sheet_length: null,
    min_sheet_width: null,
    max_sheet_width: null,
    min_lineal_metre: null,
    min_no_of_passes: null,
    secondLegs: [],
    processes: [],
    isActive: true,
  },
  valuesOf: ({ id: _, version: __, operationCode: ___, ...values }) => values,
  nameOf: ({ code, description }) => `${code} ${description}`,
  labels: workCentreLabels,
  show: (field, value) =>
    field === 'processes' && Array.isArray(value)
      ? value.map(process => `${process.code} ${process.description}`).join(', ') || '—'
      : undefined,
  fixed: ['code'],
  messages: { saved: text('workCentreSaved'), failed: text('workCentreSaveError') },
  Inputs: WorkCentreInputs,
}
