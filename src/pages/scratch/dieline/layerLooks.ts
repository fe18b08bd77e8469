import { type Layer, layers } from '#domain/dieline'

/** Layers of a drawing with what they are called. */
export const layerNames: Readonly<Record<Layer, string>> = {
  CUT: 'Cuts',
  CREASE: 'Creases',
  PERF: 'Perforations',
  HALFCUT: 'Half cuts',
  BLEED: 'Bleed',
  GLUE: 'Glue area',
  DIM: 'Dimensions',
  REG: 'Registration',
  TEXT: 'Panel names',
}

/** The layers that a person sees before choosing others. */
export const usualLayers: readonly Layer[] = ['CUT', 'CREASE', 'PERF', 'HALFCUT', 'GLUE', 'DIM', 'TEXT']

/** On dark paper every colour is this much nearer to white, so that it can be told from it. */
const lighter = 0.45

/** The engine's colour of a layer as CSS, for light or dark paper. */
export function layerColour(layer: Layer, isDark: boolean): string {
  const [red, green, blue] = layers.find(look => look.layer === layer)?.colour ?? [0, 0, 0]
  const shade = (part: number) => Math.round(isDark ? part + (255 - part) * lighter : part)
  return `rgb(${shade(red)} ${shade(green)} ${shade(blue)})`
}

/** The dashes in which a layer is drawn; undefined: in whole lines. */
export const dashesOf = (layer: Layer): string | undefined => {
  const dashes = layers.find(look => look.layer === layer)?.dashes ?? []
  return dashes.length === 0 ? undefined : dashes.map(mm => Math.max(2, mm)).join(' ')
}
