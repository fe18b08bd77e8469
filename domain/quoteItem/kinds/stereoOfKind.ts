import type { Printing } from '../sections/printing/printing.ts'
import { kindOf } from './kindOf.ts'

/** The stereos of an item of this category: where the art is another one, those of the old art are changed; they do not exist already. */
export const stereoOfKind = (
  stereoPlate: Printing['stereoPlate'],
  itemCategory: string,
): Printing['stereoPlate'] =>
  stereoPlate === 'EXISTING' && kindOf(itemCategory)?.changesArt === true ? 'CHANGED' : stereoPlate
