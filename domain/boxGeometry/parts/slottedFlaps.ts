import type { Formula, PanelRow } from '../styleTable.ts'
import { edgeOf, type TubeEnd } from './tubeEnd.ts'

/** Flaps that meet in the middle of an end: those of the width fold first, those of the length lie over them. */
export function slottedFlaps(
  end: TubeEnd,
  order: number,
  [length, width]: readonly [Formula, Formula] = ['L', 'W'],
): readonly PanelRow[] {
  const edge = edgeOf[end]
  const out = `${width}/2 + t/2`
  const under = { shift: 't/2' }
  const over = { shift: '-t/2' }
  return [
    [`P2${end}`, 'flap', `P2.${edge}`, 't/2 + play', `${width} - 2*play`, out, order, under],
    [`P4${end}`, 'flap', `P4.${edge}`, 't/2 + play', `${width} - t/2 - play`, out, order, under],
    [`P1${end}`, 'flap', `P1.${edge}`, '0', `${length} + t - t/2 - play`, out, order + 1, over],
    [`P3${end}`, 'flap', `P3.${edge}`, 't/2 + play', `${length} + 2*t - t - 2*play`, out, order + 1, over],
  ]
}
