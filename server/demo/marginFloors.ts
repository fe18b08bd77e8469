/** The margins that prices of the demonstration keep, with who may approve less. */
export const marginFloorRows = [
  {
    ...{ name: 'Everything else', businessUnit: '', productGroup: '' },
    ...{ floorPercent: 14, firstApprover: 'pricing2' },
  },
  {
    name: 'Board',
    ...{ businessUnit: 'BOARD', productGroup: '', floorPercent: 16, firstApprover: 'pricing2' },
    ...{ secondApprover: 'techmgr', secondFrom: 4, thirdApprover: 'su', thirdFrom: 10 },
  },
  {
    name: 'Board, corrugated',
    ...{ businessUnit: 'BOARD', productGroup: 'CORRUGATED', floorPercent: 17, firstApprover: 'pricing2' },
    ...{ secondApprover: 'techmgr', secondFrom: 3, thirdApprover: 'su', thirdFrom: 8 },
  },
  {
    name: 'Glama',
    ...{ businessUnit: 'GLAMA', productGroup: '', floorPercent: 17.5, firstApprover: 'techmgr' },
    ...{ secondApprover: 'su', secondFrom: 5 },
  },
]

/** The floor that prices of a business unit and a product group keep, %: of what names both before what names one. */
export function floorOf(
  businessUnit: string,
  productGroup: string,
  rows: readonly Pick<(typeof marginFloorRows)[number], 'businessUnit' | 'productGroup' | 'floorPercent'>[],
): number | null {
  const fits = (own: string, asked: string) => own === asked || own === ''
  const rank = (row: { businessUnit: string; productGroup: string }) =>
    (row.businessUnit === '' ? 0 : 2) + (row.productGroup === '' ? 0 : 1)
  const [best] = rows
    .filter(row => fits(row.businessUnit, businessUnit) && fits(row.productGroup, productGroup))
    .toSorted((a, b) => rank(b) - rank(a))
  return best?.floorPercent ?? null
}
