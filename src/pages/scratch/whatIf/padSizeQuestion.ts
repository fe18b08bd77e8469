import { type EngineMasters, optionsOf, plantFor, type SizeQuestion } from '#domain/estimating'
import { gradeFor } from '../estimate/gradePart.ts'
import { largestOf } from '../estimate/largestOf.ts'
import { padItem } from '../estimate/padItem.ts'
import type { PadInputs } from '../padInputs.ts'

/** What sizes nearby are asked about the box on the pad; null while its size is not entered. */
export function padSizeQuestion(inputs: PadInputs, masters: EngineMasters): SizeQuestion | null {
  const plant = plantFor(masters, inputs.plant)
  const sides = optionsOf(inputs.style).flat
    ? [inputs.length, inputs.width]
    : [inputs.length, inputs.width, inputs.depth]
  if (plant === undefined || sides.some(side => side === null)) return null
  const grade = gradeFor(masters.boardGrades, inputs, plant)
  return {
    item: padItem(inputs, plant.code, grade?.code ?? ''),
    quantity: largestOf(inputs),
    pallet: inputs,
    bundleQty: inputs.bundleQty,
    truck: null,
    reach: inputs.reach ?? 1,
  }
}
