import type { OwnStyleInput } from '#contract/ownStyles'
import { readStyleTable } from '#contract/styleTable'
import { asStyle, blank, styleTableFaults, usualSize } from '#domain/boxGeometry'
import { dieline, fold, foldPicture, ownStyleFaults, shownFolded, toSvg } from '#domain/dieline'

/** How an own style looks as it stands in the form; without drawings where it can't be made yet. */
export interface DrawnStyle {
  readonly size: string
  readonly flat: string
  readonly folded: string
  readonly faults: readonly string[]
}

const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
const undrawn = (faults: readonly string[]): DrawnStyle => ({ size: '', flat: '', folded: '', faults })

/** Draws what is entered in its usual size, flat and folded, with what the checks of the fold find. */
export function drawOwnStyle({ geometry, ...style }: Omit<OwnStyleInput, 'isActive'>): DrawnStyle {
  if (geometry.trim() === '') return undrawn([])
  const read = readStyleTable(geometry)
  if (!read.ok) return undrawn([read.message])
  const own = { ...style, code: style.code || 'NEW', table: read.table }
  const unreadable = styleTableFaults(own.table)
  if (unreadable.length > 0) return undrawn(unreadable)
  const size = usualSize(asStyle(own))
  const flute = own.family === 'FC' ? 'E' : 'C'
  const made = blank(own.code, size, flute, { ownStyles: [own] })
  if (!made.ok) return undrawn(made.problems.map(({ message }) => message))
  const { sheetLength, sheetWidth } = made.blank
  const extent = Math.max(sheetLength, sheetWidth)
  const drawing = dieline(made.blank, { dimensions: true, names: true, glue: true, lettering: extent / 45 })
  return {
    size: `${size.length} × ${size.width} × ${size.depth} mm, flute ${flute}: ${Math.round(sheetLength)} × ${Math.round(sheetWidth)} mm`,
    flat: asImage(toSvg(drawing, '', extent / 400)),
    folded: asImage(foldPicture(fold(made.blank, shownFolded(made.blank)), { width: 320 })),
    faults: ownStyleFaults(own),
  }
}
