import { palletWishesOf } from '#domain/estimating'
import type { ItemSections, Patch } from '#domain/quoteItem'
import { freshPad } from '../padInputs.ts'
import type { PadMasters, PadPair } from './padPair.ts'

const onPallet = (palletization: Partial<ItemSections['palletization']>): Patch => ({ palletization })

/** What the pad says of how the item is loaded; where the item says nothing, what its figures take as usual. */
const palletSays = ({ palletization }: ItemSections) => {
  const { bundleQty } = palletization
  return { ...palletWishesOf(palletization), bundleQty: (bundleQty ?? 0) > 0 ? bundleQty : null }
}

export const pallet: PadPair = {
  shown: item => {
    const { palletType, palletPattern, maxPalletHeight, stretchWrap } = palletSays(item)
    return { palletType, palletPattern, maxPalletHeight, stretchWrap }
  },
  entered: [
    says =>
      onPallet({
        palletTypeCode: says.palletType,
        palletPatternCode: says.palletPattern,
        maxPalletHeight: says.maxPalletHeight,
        stretchWrapCode: says.stretchWrap,
      }),
  ],
}

const isFlush = (code: string, { overhangs }: PadMasters): boolean =>
  (overhangs.find(each => each.code === code)?.direction ?? 'none') === 'none'

export const overhang: PadPair = {
  shown: (item, masters) => {
    const { overhang: code, overhangMm } = palletSays(item)
    return { overhang: code, overhangMm: isFlush(code, masters) ? freshPad.overhangMm : overhangMm }
  },
  entered: [
    (says, _, masters) => {
      const perEdge = isFlush(says.overhang, masters) ? 0 : says.overhangMm
      return onPallet({
        overhangCode: says.overhang,
        overhangFrontBack: perEdge,
        overhangSideToSide: perEdge,
      })
    },
  ],
}

export const bundle: PadPair = {
  shown: item => ({ bundleQty: palletSays(item).bundleQty }),
  entered: [({ bundleQty }) => onPallet({ bundleQty })],
}

export const straps: PadPair = {
  shown: item => {
    const { strapsAcross, strapsThrough } = palletSays(item)
    return { strapsAcross, strapsThrough }
  },
  entered: [({ strapsAcross, strapsThrough }) => onPallet({ strapsAcross, strapsThrough })],
}
