import type { WorkCentreInput } from '#contract/plants'

/** What the fields of a work centre are called. */
export const workCentreLabels: Readonly<Record<keyof WorkCentreInput, string>> = {
  code: 'Code',
  description: 'Description',
  min_sheet_length: 'Shortest sheet',
  max_sheet_length: 'Longest sheet',
  min_sheet_width: 'Narrowest sheet',
  max_sheet_width: 'Widest sheet',
  min_lineal_metre: 'Minimum metres',
  min_no_of_passes: 'Minimum passes',
  secondLegs: 'Regions of a second leg',
  processes: 'Processes',
  isActive: 'In use',
}
