import type { PlantInput } from '#contract/plants'

/** What the fields of a plant are called. */
export const plantLabels: Readonly<Record<keyof PlantInput, string>> = {
  code: 'Code',
  description: 'Name',
  drawingPrefix: 'Drawing prefix',
  abn: 'ABN',
  address: 'Address',
  city: 'City',
  postCode: 'Post code',
  phone: 'Phone',
  state: 'State',
  businessUnit: 'Business unit',
  businessUnits: 'Works also for',
  costCentreCode: 'Default cost centre',
  costCentres: 'Cost centres',
  isActive: 'In use',
}
