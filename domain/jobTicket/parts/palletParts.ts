import { tidy } from '#domain/formats'
import { type ItemSections, type PalletKey, palletsOfOrder, tabVisible } from '#domain/quoteItem'
import { facts } from '../facts.ts'
import { nameOf } from '../nameOf.ts'
import type { TicketPallet } from '../ticket.ts'
import type { TicketInput } from '../ticketInput.ts'

const titles: Readonly<Record<PalletKey, string>> = {
  palletization: 'Pallet',
  goodsPalletization: 'Pallet of finished goods',
}

const whole = (value: number | null): string => (value === null || value <= 0 ? '' : tidy(value))

const sized = (sides: readonly (number | null)[]): string =>
  sides.every(side => side !== null && side > 0) ? `${sides.map(side => tidy(side ?? 0)).join(' × ')} mm` : ''

/** Bundles, or single units, on a layer; '' while the load is not calculated. */
function onLayer({ totalPalletQty, layersPerPallet, bundleQty }: ItemSections[PalletKey]): string {
  const each = (layersPerPallet ?? 0) * (bundleQty ?? 0)
  return each > 0 && totalPalletQty !== null ? whole(Math.round(totalPalletQty / each)) : ''
}

const bound = (straps: number | null, way: string): string => ((straps ?? 0) > 0 ? `${straps} ${way}` : '')

function palletOf(key: PalletKey, { item, masters }: TicketInput): TicketPallet {
  const pallets = item[key]
  const isBundled = key === 'palletization'
  const quantity = item.product.expectedOrderQuantity ?? 0
  const { totalPalletQty } = pallets
  const noOfPallets = palletsOfOrder(pallets, item.product.expectedOrderQuantity)
  const last =
    totalPalletQty !== null && noOfPallets !== null && totalPalletQty > 0 && noOfPallets > 0
      ? quantity - (noOfPallets - 1) * totalPalletQty
      : 0
  const straps = [bound(pallets.strapsAcross, 'across'), bound(pallets.strapsThrough, 'through')]
    .filter(part => part !== '')
    .join(', ')
  const name = (code: string, known: readonly { readonly code: string; readonly name: string }[]) =>
    code === '' || code === 'NONE' ? '' : nameOf(code, known)
  return {
    title: titles[key],
    counts: facts({
      'In a bundle': isBundled && whole(pallets.bundleQty),
      [isBundled ? 'Bundles a layer' : 'On a layer']: onLayer(pallets),
      Layers: whole(pallets.layersPerPallet),
      'On a pallet': whole(totalPalletQty),
      Pallets: whole(noOfPallets),
      'On the last': last > 0 && last !== totalPalletQty && whole(last),
    }),
    facts: facts({
      Pallet: name(pallets.palletTypeCode, masters.palletTypes),
      Pattern: name(pallets.palletPatternCode, masters.palletPatterns),
      'Unit load': sized([pallets.unitLoadSizeLength, pallets.unitLoadSizeWidth, pallets.unitLoadSizeDepth]),
      'Highest allowed':
        pallets.maxPalletHeight !== null &&
        pallets.maxPalletHeight > 0 &&
        `${tidy(pallets.maxPalletHeight)} mm`,
      Bundle: isBundled && (pallets.bundleTies ?? 0) > 0 && 'tied',
      Straps: straps === '' ? '' : `${straps}, ${name(pallets.strappingTypeCode, masters.strappingTypes)}`,
      'Stretch wrap': name(pallets.stretchWrapCode, masters.stretchWraps),
      'Pallet top': name(pallets.palletTopTypeCode, masters.palletTops),
    }),
    remarks: pallets.remarks,
    picture: pallets.palletImage,
  }
}

/** How the order goes onto pallets: folded flat, and where goods are erected as finished goods too. */
export function palletParts(input: TicketInput): TicketPallet[] {
  const hasGoods =
    tabVisible('gpallet', input.item.product, []) || (input.item.goodsPalletization.totalPalletQty ?? 0) > 0
  const keys: PalletKey[] = hasGoods ? ['palletization', 'goodsPalletization'] : ['palletization']
  return keys.map(key => palletOf(key, input))
}
