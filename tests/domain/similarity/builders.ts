import type { SimilarProduct, SimilarQuery } from '#domain/similarity'

/** The worked product: close to the worked search, but not it. */
export function aProduct(overrides: Partial<SimilarProduct> = {}): SimilarProduct {
  return {
    productId: 'A1',
    plantCode: 'P1',
    customerCode: 'C1',
    length: 410,
    width: 300,
    depth: 240,
    boardGrade: '150C',
    boardGradeFamily: 'C-light',
    cartonStyle: '0201',
    sheetSqm: 0.79,
    cartonSqm: 0.79,
    colorNo: 1,
    passNo: 2,
    preprint: false,
    forme: 'NONE',
    deliveryRegion: 'NSW-SYD',
    costCentreCode: '10',
    lastOrdered: '2026-03-01',
    ...overrides,
  }
}

/** The worked search. */
export const aQuery: SimilarQuery = {
  length: 400,
  width: 300,
  depth: 250,
  boardGrade: '175C',
  boardGradeFamily: 'C-light',
  cartonStyle: '0201',
  sheetSqm: 0.807,
  cartonSqm: 0.807,
  colorNo: 2,
  passNo: 2,
  preprint: false,
  forme: 'NONE',
  deliveryRegion: 'VIC-MEL',
  costCentreCode: '10',
}
