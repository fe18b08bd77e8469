import type { OverviewContext, OverviewItem } from '#domain/validation'

/** A slotted box with nothing wrong on its overview. */
export const box = (overrides: Partial<OverviewItem> = {}): OverviewItem => ({
  code: 'BOX-1',
  description: 'Fruit tray outer',
  type: '',
  itemCategory: 'NEW_MANUAL_DESIGN',
  productGroup: 'CORRUGATED',
  boardGrade: 'C25',
  boardGradeVariant: '',
  vslCode: '0201',
  fefCoVariantCode: '0201',
  length: 400,
  width: 300,
  depth: 250,
  styleCarton: '02',
  styleVariant: '0201',
  styleTopFlap: '01',
  styleBottomFlap: '01',
  topFlapAdjustment: null,
  bottomFlapAdjustment: null,
  styleClosure: '',
  styleDieCutType: '',
  preferredPlantCode: 'NTH-100',
  printProcess: 'FLEXO',
  isAllowCrease: false,
  crease1: null,
  crease2: null,
  crease3: null,
  isGen: false,
  referenceToRegion: '',
  expectedOrderQuantity: 5000,
  drawingNo: '',
  ...overrides,
})

/** A flat pad of style 09. */
export const pad = (overrides: Partial<OverviewItem> = {}): OverviewItem =>
  box({
    styleCarton: '09',
    styleVariant: '0900',
    fefCoVariantCode: '0900',
    depth: 0,
    styleTopFlap: '',
    styleBottomFlap: '',
    ...overrides,
  })

/** Everything looked up and fine; the workflow requires nothing. */
export const context = (overrides: Partial<OverviewContext> = {}): OverviewContext => ({
  vslProductStyle: 'RSC',
  productCodeTaken: false,
  rules: [],
  lostBoard: null,
  ...overrides,
})
