import type { Criterion } from './product.ts'

/** What people call the criteria. */
export const criterionLabels: Readonly<Record<Criterion, string>> = {
  length: 'Length',
  width: 'Width',
  depth: 'Depth',
  boardGrade: 'Board Grade',
  cartonStyle: 'Style',
  sheetSqm: 'Sheet m²',
  cartonSqm: 'Carton m²',
  colorNo: 'Colours',
  passNo: 'Machine passes',
  preprint: 'Preprint',
  forme: 'Forme',
  deliveryRegion: 'Delivery region',
  costCentreCode: 'Cost centre',
}
