import type { LayerBox } from '../layer/layer.ts'
import { bondScore } from './bondScore.ts'

export interface AlternateLayer {
  readonly boxes: readonly LayerBox[]
  readonly bondScore: number
  /** What was done to the layer below. */
  readonly change:
    | 'none'
    | 'mirrored lengthwise'
    | 'mirrored crosswise'
    | 'half turn'
    | 'quarter turn'
    | 'transposed'
}

interface Rectangle {
  readonly length: number
  readonly width: number
}

/**
 * The layer to lay on a given one so that the two tie each other best: the same layer mirrored or turned about the
 * pallet's middle, by a quarter as well where the usable deck is square. Nothing ties: the layer itself, score 0.
 */
export function alternateLayer(
  boxes: readonly LayerBox[],
  pallet: Rectangle,
  isDeckSquare: boolean,
): AlternateLayer {
  const mirrorX = (box: LayerBox) => ({ ...box, x: pallet.length - box.x - box.length })
  const mirrorY = (box: LayerBox) => ({ ...box, y: pallet.width - box.y - box.width })
  const transpose = (box: LayerBox) => ({
    x: box.y + (pallet.length - pallet.width) / 2,
    y: box.x + (pallet.width - pallet.length) / 2,
    length: box.width,
    width: box.length,
  })
  const changes: [AlternateLayer['change'], (box: LayerBox) => LayerBox][] = [
    ['mirrored lengthwise', mirrorX],
    ['mirrored crosswise', mirrorY],
    ['half turn', box => mirrorX(mirrorY(box))],
  ]
  if (isDeckSquare)
    changes.push(
      ['transposed', transpose],
      ['quarter turn', box => mirrorX(transpose(box))],
      ['quarter turn', box => mirrorY(transpose(box))],
      ['transposed', box => mirrorX(mirrorY(transpose(box)))],
    )
  let best: AlternateLayer = { boxes, bondScore: 0, change: 'none' }
  for (const [change, apply] of changes) {
    const changed = boxes.map(apply)
    const score = bondScore(boxes, changed)
    if (score > best.bondScore) best = { boxes: changed, bondScore: score, change }
  }
  return best
}
