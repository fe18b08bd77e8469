import type { LaidRectangle } from './sheetLayout.ts'

/** The sheets of one cut on the web, ready to be drawn. */
export interface DeckleLayout {
  /** Of the cut, along the web. */
  readonly length: number
  readonly deckle: number
  readonly sheets: readonly LaidRectangle[]
  /** The strips at both edges that become waste. */
  readonly trims: readonly LaidRectangle[]
}

/** Where the sheets of one cut lie on the web (mm from its near edge): beside each other, half the trim at either edge. */
export function deckleLayout(
  sheet: { readonly length: number; readonly width: number },
  { deckle, out }: { readonly deckle: number; readonly out: number },
): DeckleLayout {
  const { length, width } = sheet
  const trim = Math.max(0, deckle - out * width)
  const half = trim / 2
  const strip = (y: number) => ({ x: 0, y, length, width: half })
  return {
    length,
    deckle,
    sheets: Array.from({ length: out }, (_, i) => ({ x: 0, y: half + i * width, length, width })),
    trims: trim > 0 ? [strip(0), strip(deckle - half)] : [],
  }
}
