import type { Blank, BlankPanel } from '#domain/boxGeometry'
import { usualCoverage } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'

/** A band of one ink on a panel, mm from the upper left corner of the sheet. */
export interface Band {
  readonly key: string
  readonly inkCode: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far a print keeps from scores and edges that it may not cross, as a share of the panel. */
const margin = 0.08

type Place = Pick<BlankPanel, 'name' | 'x' | 'y' | 'width' | 'height'>

/** The part of a panel that may be printed: up to its scores (left and right), and up to the edge of the blank. */
function printable(
  { name, x, y, width, height }: Place,
  { printOverScores, printToEdge }: ItemSections['printing'],
): Place {
  const across = printOverScores ? 0 : width * margin
  const along = printToEdge ? 0 : height * margin
  return { name, x: x + across, y: y + along, width: width - 2 * across, height: height - 2 * along }
}

/**
 * Bands of the front's inks on the printed panels, each as large as its coverage (percent of the panel; the usual one
 * while nobody has said), one above the
 * other; what does not fit any more is left out. A colour without an ink is an empty band.
 */
export function bandsOf(
  panels: readonly Place[],
  { sheetWidth }: Pick<Blank, 'sheetWidth'>,
  printing: ItemSections['printing'],
): Band[] {
  return panels.flatMap(panel => {
    const place = printable(panel, printing)
    let left = place.height
    return printing.inkCoverages.flatMap(({ key, inkCode, printCoverage }) => {
      const area = (panel.width * panel.height * (printCoverage ?? usualCoverage)) / 100
      const height = Math.min(left, place.width > 0 ? area / place.width : 0)
      if (height <= 0) return []
      left -= height
      return [
        {
          key: `${place.name} ${key}`,
          inkCode,
          x: place.x,
          y: sheetWidth - place.y - place.height + left,
          width: place.width,
          height,
        },
      ]
    })
  })
}
