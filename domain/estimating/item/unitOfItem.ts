import type { Blank } from '#domain/boxGeometry'
import { enteredNumber, type ItemSections } from '#domain/quoteItem'
import type { EngineMasters, PlantMasters } from '../masters.ts'
import { boardPart, type FoundBoard } from '../parts/boardPart.ts'
import { boxPart } from '../parts/boxPart.ts'
import { found, missing, type Part } from '../parts/part.ts'
import { type FoundUnit, unitPart } from '../parts/unitPart.ts'
import { usualFlute } from '../usual.ts'
import { enteredSize } from './enteredSize.ts'
import { estimateOfItem } from './estimateOfItem.ts'
import { unentered } from './unentered.ts'
import { withUnitSize } from './withUnitSize.ts'

/** An item's board, blank and one unit of it, or what is missing for each. */
export interface ItemUnit {
  readonly board: Part<FoundBoard>
  readonly box: Part<Blank>
  /** As it is packed: folded flat as calculated, or as entered by hand. */
  readonly unit: Part<FoundUnit>
  /** The same as the engine has it, whatever was entered. */
  readonly calculated: Part<FoundUnit>
}

/** One unit of an item at a plant, as far as what is entered goes. */
export function unitOfItem(
  {
    product,
    printing,
    palletization,
    design,
  }: Pick<ItemSections, 'product' | 'printing' | 'palletization'> & Partial<Pick<ItemSections, 'design'>>,
  plant: PlantMasters,
  masters: EngineMasters,
): ItemUnit {
  const item = estimateOfItem({ product, printing, design }, plant.code)
  const board: Part<FoundBoard> =
    product.boardGrade === '' ? missing('grade', 'Choose a board grade.') : boardPart(item, masters)
  const flute = board.ok ? board.value.flute.code : usualFlute
  const size = {
    length: enteredNumber(product.length),
    width: enteredNumber(product.width),
    depth: enteredNumber(product.depth),
  }
  const box = unentered(product, item.style) ?? boxPart(item, size, flute, masters)
  const bundle = enteredNumber(palletization.bundleQty)
  const calculated = unitPart(box, board, bundle !== null && bundle > 0 ? bundle : null, plant)
  const unit = calculated.ok ? found(withUnitSize(calculated.value, enteredSize(palletization))) : calculated
  return { board, box, unit, calculated }
}
