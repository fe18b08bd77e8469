/** What a margin floor is for; '' stands for all of them. */
export interface FloorFor {
  readonly businessUnit: string
  readonly productGroup: string
}

const fits = (own: string, asked: string): boolean => own === asked || own === ''

/** The floor that prices of a business unit and a product group keep: what names both before what names one; null: none. */
export function floorOf<Floor extends FloorFor>(
  { businessUnit, productGroup }: FloorFor,
  floors: readonly Floor[],
): Floor | null {
  const rank = (floor: Floor) => (floor.businessUnit === '' ? 0 : 2) + (floor.productGroup === '' ? 0 : 1)
  const [best] = floors
    .filter(floor => fits(floor.businessUnit, businessUnit) && fits(floor.productGroup, productGroup))
    .toSorted((a, b) => rank(b) - rank(a))
  return best ?? null
}
