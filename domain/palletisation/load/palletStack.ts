import { stackLimit } from '#domain/board'
import type { TraceEntry } from '#domain/trace'
import type { PalletTopType } from '../masterData/palletTopTypes.ts'
import { isPalletTopAllowed } from './isPalletTopAllowed.ts'
import { layersPerPallet } from './layersPerPallet.ts'
import type { PalletUnit } from './loadFault.ts'
import type { PalletInput } from './palletLoad.ts'

/** How high a pallet is built, in mm and kg. */
export interface PalletStack {
  readonly layers: number
  readonly limitedBy: 'height' | 'weight' | 'strength'
  readonly layerHeight: number
  readonly loadHeight: number
  readonly grossKg: number
  readonly top: PalletTopType | undefined
  /** Why not even one layer can be loaded. */
  readonly fault: string | undefined
  readonly trace: readonly TraceEntry[]
}

/** Layers under the height, the weight and what the lowest unit bears (`borneKg`, where known), with pallet and top. */
export function palletStack(
  unit: PalletUnit,
  input: PalletInput,
  perLayer: number,
  borneKg: number | undefined,
): PalletStack {
  const trace: TraceEntry[] = []
  const { palletType, palletTop, unitKg } = input
  const isAllowed = palletTop !== undefined && isPalletTopAllowed(palletTop, palletType.code)
  const top = isAllowed ? palletTop : undefined
  if (palletTop !== undefined && !isAllowed)
    trace.push({
      label: 'Pallet top',
      value: 'none',
      why: `${palletTop.name} does not go with ${palletType.name}`,
    })
  const emptyHeight = palletType.height + (top?.height ?? 0)
  const emptyKg = palletType.tareKg + (top?.kg ?? 0)
  const layerHeight = unit.thickness * unit.bundleQty
  const layerKg = perLayer * unit.bundleQty * unitKg
  const mostKg = Math.min(palletType.swlKg, input.maxLoadKg ?? Number.POSITIVE_INFINITY)
  const borne = borneKg === undefined ? undefined : stackLimit(borneKg, unitKg)
  if (borne?.ok === false)
    trace.push({ label: 'Layers by strength', value: 'not checked', why: borne.reason })
  if (unitKg === 0)
    trace.push({ label: 'Layers by weight', value: 'not checked', why: 'the weight of a unit is not known' })
  const { layers, limitedBy, ...counted } = layersPerPallet({
    heightForLayers: input.maxPalletHeight - emptyHeight,
    layerHeight,
    kgForLayers: mostKg - emptyKg,
    layerKg,
    layersBorne: borne?.ok ? borne.boxesHigh : undefined,
  })
  const noLayer =
    limitedBy === 'height'
      ? `Not one layer of ${round2(layerHeight)} mm fits under the max pallet height of ${input.maxPalletHeight} mm.`
      : `Not one layer of ${round2(layerKg)} kg stays within the load limit of ${mostKg} kg.`
  return {
    layers,
    limitedBy,
    layerHeight,
    loadHeight: round2(emptyHeight + layers * layerHeight),
    grossKg: round2(emptyKg + layers * layerKg),
    top,
    fault: layers === 0 ? noLayer : undefined,
    trace: [...trace, ...counted.trace],
  }
}

const round2 = (value: number) => Math.round(value * 100) / 100
