import type { TraceEntry } from '#domain/trace'

/** What decides the number of layers, in mm and kg. */
export interface LayerLimits {
  readonly heightForLayers: number
  readonly layerHeight: number
  /** Load the pallet may still take, itself and its top not counted. */
  readonly kgForLayers: number
  /** 0 when the weight isn't known. */
  readonly layerKg: number
  /** Layers the lowest unit bears, where that is known. */
  readonly layersBorne?: number
}

export interface LayerCount {
  readonly layers: number
  readonly limitedBy: 'height' | 'weight' | 'strength'
  readonly trace: readonly TraceEntry[]
}

/** The layers that fit under the height, then under the weight, then on the lowest unit; the least of them counts. */
export function layersPerPallet(limits: LayerLimits): LayerCount {
  const { heightForLayers, layerHeight, kgForLayers, layerKg, layersBorne } = limits
  const whole = (value: number) => Math.max(0, Math.floor(value + 1e-9))
  const trace: TraceEntry[] = []
  const byHeight = whole(heightForLayers / layerHeight)
  trace.push({
    label: 'Layers by height',
    value: byHeight,
    why: `${tidy(heightForLayers)} mm over the pallet ÷ ${tidy(layerHeight)} mm a layer`,
  })
  let found: Omit<LayerCount, 'trace'> = { layers: byHeight, limitedBy: 'height' }
  if (layerKg > 0) {
    const byWeight = whole(kgForLayers / layerKg)
    const why = `${tidy(kgForLayers)} kg the pallet still takes ÷ ${tidy(layerKg)} kg a layer`
    trace.push({ label: 'Layers by weight', value: byWeight, why })
    if (byWeight < found.layers) found = { layers: byWeight, limitedBy: 'weight' }
  }
  if (layersBorne !== undefined) {
    trace.push({ label: 'Layers by strength', value: layersBorne, why: 'what the lowest unit bears' })
    if (layersBorne < found.layers) found = { layers: layersBorne, limitedBy: 'strength' }
  }
  return { ...found, trace }
}

const tidy = (value: number) => Math.round(value * 100) / 100
