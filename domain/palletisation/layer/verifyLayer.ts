import type { LayerBox } from './layer.ts'

const tolerance = 1e-6

/** What is wrong with a layout: boxes that stick out of the deck and pairs that overlap, by their numbers from 0. */
export interface LayerFaults {
  readonly outside: readonly number[]
  readonly overlapping: readonly (readonly [number, number])[]
}

/** Checks that every box lies on the deck (mm) and none on another; two empty lists when all is well. */
export function verifyLayer(
  deck: { readonly deckLength: number; readonly deckWidth: number },
  boxes: readonly LayerBox[],
): LayerFaults {
  const isInside = (box: LayerBox) =>
    box.x >= -tolerance &&
    box.y >= -tolerance &&
    box.x + box.length <= deck.deckLength + tolerance &&
    box.y + box.width <= deck.deckWidth + tolerance
  const overlapping: [number, number][] = []
  const byX = boxes.map((box, number) => ({ box, number })).sort((a, b) => a.box.x - b.box.x)
  byX.forEach((first, rank) => {
    const end = first.box.x + first.box.length - tolerance
    for (const second of byX.slice(rank + 1)) {
      if (second.box.x >= end) break
      const from = Math.max(first.box.y, second.box.y)
      const to = Math.min(first.box.y + first.box.width, second.box.y + second.box.width)
      if (to - from > tolerance)
        overlapping.push([Math.min(first.number, second.number), Math.max(first.number, second.number)])
    }
  })
  return { outside: boxes.flatMap((box, number) => (isInside(box) ? [] : [number])), overlapping }
}
