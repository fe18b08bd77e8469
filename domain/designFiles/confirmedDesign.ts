import type { Blank } from '#domain/boxGeometry'

/** A piece as the design service has drawn it: its sheet in mm, its board in m². */
export interface ConfirmedPiece {
  readonly name: string
  readonly length: number
  readonly width: number
  readonly area: number
}

/** What the design service says it has drawn; the inside size in mm, null where it says nothing of it. */
export interface ConfirmedDesign {
  readonly size: {
    readonly length: number | null
    readonly width: number | null
    readonly depth: number | null
  }
  readonly pieces: readonly ConfirmedPiece[]
}

/** The same of a blank as we calculate it. */
export const confirmedOf = ({ size, pieces }: Blank): ConfirmedDesign => ({
  size: { length: size.length, width: size.width, depth: size.depth },
  pieces: pieces.map(({ name, sheetLength, sheetWidth, areas }) => ({
    name,
    length: sheetLength,
    width: sheetWidth,
    area: areas.blank,
  })),
})
