import { type PalletDrawing, palletDrawing } from '../drawing/palletDrawing.ts'
import { masterDataVersion } from '../masterData/masterDataVersion.ts'
import { bundleWarnings } from './bundleWarnings.ts'
import { loadFault, type PalletUnit } from './loadFault.ts'
import { palletLayer } from './palletLayer.ts'
import type { PalletInput, PalletResult } from './palletLoad.ts'
import { palletStack } from './palletStack.ts'
import { strapMetres } from './strapMetres.ts'
import { stretchFilmMetres } from './stretchFilmMetres.ts'

const undrawn: PalletDrawing = { drawings: { top: '', alternateLayer: '', side: '' }, palletImage: '' }

/**
 * A load of equal units, single or in bundles, on pallets: the layer, how many layers, pallets for the order, straps,
 * film and drawings. `allowableKg` is what the lowest unit of a column bears. Never throws: what can't be calculated
 * comes back as calculationSuccess false with a sentence.
 */
export function loadPallet(unit: PalletUnit, input: PalletInput, allowableKg?: number): PalletResult {
  const origin = {
    method: 'palletisation/1',
    masterDataVersion: input.masterDataVersion ?? masterDataVersion,
  } as const
  const failed = { ...origin, calculationSuccess: false } as const
  const fault = loadFault(unit, input)
  if (fault !== undefined) return { ...failed, calculationMessage: fault, trace: [] }

  const { palletType, orderQuantity } = input
  const found = palletLayer(unit, input)
  const { layer, deck } = found
  if (layer.count === 0) {
    const calculationMessage = `A ${unit.kind === 'bundle' ? 'bundle' : 'unit'} of ${Math.round(unit.length)} x ${Math.round(unit.width)} mm does not fit on pallet type ${palletType.code}.`
    return { ...failed, calculationMessage, trace: found.trace }
  }
  const borneKg = allowableKg === undefined ? undefined : allowableKg * found.strengthFactor
  const stack = palletStack(unit, input, layer.count, borneKg)
  const trace = [...found.trace, ...stack.trace]
  if (stack.fault !== undefined) return { ...failed, calculationMessage: stack.fault, trace }

  const totalPalletQty = stack.layers * layer.count * unit.bundleQty
  const noOfPallets = Math.ceil(orderQuantity / totalPalletQty)
  const load = {
    length: Math.max(palletType.length, found.extentLength),
    width: Math.max(palletType.width, found.extentWidth),
    height: stack.loadHeight,
  }
  const { strapsAcross = 0, strapsThrough = 0, stretchWrap } = input
  const straps = { across: strapsAcross, through: strapsThrough, tail: input.strapping?.tail ?? 0 }
  const palletArea = palletType.length * palletType.width
  const layerArea = layer.count * unit.length * unit.width
  const palletUtilisation = percent(layerArea / palletArea)
  const heightOverPallet = input.maxPalletHeight - palletType.height
  return {
    ...origin,
    calculationSuccess: true,
    calculationMessage: '',
    palletTypeCode: palletType.code,
    palletTopTypeCode: stack.top?.code ?? '',
    palletPatternCode: found.palletPatternCode,
    bundleQty: unit.bundleQty,
    bundleTies: unit.bundleTies,
    bundlesPerLayer: layer.count,
    upperBound: layer.bound,
    certified: layer.certified,
    searchFinished: layer.finished,
    layersPerPallet: stack.layers,
    limitedBy: stack.limitedBy,
    totalPalletQty,
    noOfPallets,
    lastPalletQty: noOfPallets === 0 ? 0 : orderQuantity - (noOfPallets - 1) * totalPalletQty,
    unitLoadSizeLength: load.length,
    unitLoadSizeWidth: load.width,
    unitLoadSizeDepth: load.height,
    grossKg: stack.grossKg,
    palletUtilisation,
    palletUtilisationCapped: Math.min(100, palletUtilisation),
    cubeUtilisation: percent(
      (layerArea * stack.layerHeight * stack.layers) / (palletArea * heightOverPallet),
    ),
    overhangFrontBack: deck.overhangFrontBack,
    overhangSideToSide: deck.overhangSideToSide,
    usedOverhangFrontBack: (load.length - palletType.length) / 2,
    usedOverhangSideToSide: (load.width - palletType.width) / 2,
    bondScore: found.bondScore,
    strengthFactor: found.strengthFactor,
    strapsAcross,
    strapsThrough,
    strapMetres: strapMetres(load, straps),
    stretchFilmMetres: stretchWrap === undefined ? 0 : stretchFilmMetres(load, stretchWrap),
    tiesPerPallet: stack.layers * layer.count * unit.bundleTies,
    boxes: found.boxes,
    alternateBoxes: found.alternateBoxes,
    ...(input.isDrawn === false
      ? undrawn
      : palletDrawing({
          pallet: palletType,
          topHeight: stack.top?.height ?? 0,
          boxes: found.boxes,
          alternateBoxes: found.alternateBoxes,
          layers: stack.layers,
          layerHeight: stack.layerHeight,
          maxPalletHeight: input.maxPalletHeight,
          strapsAcross,
          strapsThrough,
        })),
    warnings: bundleWarnings(unit, input.unitKg),
    trace: [
      ...trace,
      {
        label: 'Units on a pallet',
        value: totalPalletQty,
        why: `${stack.layers} layers × ${layer.count} a layer × ${unit.bundleQty}`,
      },
      {
        label: 'Pallets',
        value: noOfPallets,
        why: `${orderQuantity} ordered ÷ ${totalPalletQty} on a pallet, rounded up`,
      },
    ],
  }
}

const percent = (share: number) => Math.round(share * 10000) / 100
