import { text } from '#domain/messages'
import type { FinishedGoodsInput, PalletQuestion } from '#domain/palletisation'
import {
  type CustomerPallets,
  enteredNumber,
  type ItemSections,
  type PalletKey,
  type Pallets,
} from '#domain/quoteItem'
import type { EngineMasters } from '../masters.ts'
import { palletQuestion } from '../parts/palletPart.ts'
import { blocked, found, missing, type Part } from '../parts/part.ts'
import { strengthPart } from '../parts/strengthPart.ts'
import { plantFor } from '../plantFor.ts'
import { pressCoverages } from '../pressColours.ts'
import { usualStack } from '../usual.ts'
import { enteredSize, type UnitSize } from './enteredSize.ts'
import { estimateOfItem } from './estimateOfItem.ts'
import { namedByPath } from './namedByPath.ts'
import { outsideSize } from './outsideSize.ts'
import { palletWishesOf } from './palletWishesOf.ts'
import { type ItemUnit, unitOfItem } from './unitOfItem.ts'

/** What an item asks of the palletisation, or what is missing for it; a problem's field is the path of what to enter. */
export interface ItemPallet {
  /** The size of one unit as the engine has it. */
  readonly size: Part<UnitSize>
  readonly question: Part<PalletQuestion>
}

/** The most overhang per edge that a customer accepts, mm. */
export type AcceptedOverhang = Pick<CustomerPallets, 'maxOverhangFrontMm' | 'maxOverhangSideMm'>

const nowhere = missing('product.preferredPlantCode', 'There is no plant to palletise at.')

/** A height that was entered and is none is not as usual; one that was not entered is. */
const wrongHeight = (key: PalletKey, { maxPalletHeight: height }: Pallets) =>
  height === null || height > 0
    ? null
    : missing(`${key}.maxPalletHeight`, text('palletisationMaxPalletHeight'))

/** The size of one unit without its board: where there is no weight it is not checked. */
const unweighed = (pallets: Pallets, size: UnitSize) => {
  const bundle = enteredNumber(pallets.bundleQty)
  const bundleQty = bundle !== null && bundle > 0 ? bundle : 1
  return found({
    kg: 0,
    folded: { ...size, bundleThickness: size.thickness * bundleQty, problems: [], trace: [] },
    bundleQty,
    isBundleSuggested: bundle === null,
    trace: [],
  })
}

function bundles(
  item: ItemSections,
  { unit, calculated }: ItemUnit,
  masters: EngineMasters,
  accepts: AcceptedOverhang | undefined,
): ItemPallet {
  const pallets = item.palletization
  const entered = enteredSize(pallets)
  const one = unit.ok || entered === null ? unit : unweighed(pallets, entered)
  const quantity = enteredNumber(item.product.expectedOrderQuantity) ?? 0
  const asked = palletQuestion(one, palletWishesOf(pallets), quantity, masters)
  return {
    size: calculated.ok ? found(calculated.value.folded) : calculated,
    question: asked.ok
      ? found({
          kind: 'bundles',
          input: { ...asked.value, ...accepts, bundleTies: enteredNumber(pallets.bundleTies) ?? 0 },
        })
      : asked,
  }
}

function goods(
  item: ItemSections,
  { box, board, unit }: ItemUnit,
  plant: NonNullable<ReturnType<typeof plantFor>>,
  masters: EngineMasters,
  accepts: AcceptedOverhang | undefined,
): ItemPallet {
  const pallets = item.goodsPalletization
  const size: Part<UnitSize> = box.ok ? found(outsideSize(box.value)) : (blocked(box) ?? box)
  const entered = enteredSize(pallets)
  const outer = entered === null ? size : found(entered)
  if (!outer.ok) return { size, question: outer }
  const kg = unit.ok ? unit.value.kg : 0
  const quantity = enteredNumber(item.product.expectedOrderQuantity) ?? 0
  const one = unweighed(pallets, outer.value)
  const asked = palletQuestion(one, palletWishesOf(pallets), quantity, masters)
  if (!asked.ok) return { size, question: asked }
  const printed = pressCoverages(estimateOfItem(item, plant.code))
  const strength = strengthPart(box, board, kg, missing('pallet', ''), usualStack, plant, printed)
  const { foldedSizeLength, foldedSizeWidth, foldedSizeT, bundleQty: _, ...shared } = asked.value
  const input: FinishedGoodsInput = {
    ...shared,
    ...accepts,
    unitKg: kg,
    outerLength: foldedSizeLength,
    outerWidth: foldedSizeWidth,
    outerDepth: foldedSizeT,
    ...(strength.ok ? { allowableKg: strength.value.compression.allowableKilograms } : {}),
  }
  return { size, question: found({ kind: 'finishedGoods', input }) }
}

/**
 * What an item asks of the palletisation by what stands in one of its pallet sections: bundles folded flat, or finished
 * goods one by one. What nobody has said is as usual; a size that was entered by hand counts before the engine's.
 */
export function palletOfItem(
  item: ItemSections,
  key: PalletKey,
  masters: EngineMasters,
  accepts?: AcceptedOverhang,
): ItemPallet {
  const plant = plantFor(masters, item.product.preferredPlantCode)
  if (plant === undefined) return { size: nowhere, question: nowhere }
  const unit = unitOfItem(item, plant, masters)
  const { size, question } =
    key === 'palletization'
      ? bundles(item, unit, masters, accepts)
      : goods(item, unit, plant, masters, accepts)
  return { size: namedByPath(size), question: wrongHeight(key, item[key]) ?? namedByPath(question) }
}
