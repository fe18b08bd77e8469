import type { Design } from './design.ts'

/** How many blanks the design die-cuts at once; null: it says nothing of it. */
export function cutNumberUp({ designSteps }: Pick<Design, 'designSteps'>): number | null {
  const numberUp = designSteps.find(({ operation }) => operation === 'DIECUT')?.totalNumberUp ?? null
  return numberUp !== null && Number.isInteger(numberUp) && numberUp > 0 ? numberUp : null
}
