import type { Formula, PanelRow } from '../styleTable.ts'
import { edgeOf, type TubeEnd } from './tubeEnd.ts'

interface Tuck {
  /** The wall that its lid hangs from; the dust flaps keep clear of the other one, where it tucks in. */
  readonly lid: 'P1' | 'P3'
  /** How far a dust flap reaches. */
  readonly dust?: Formula
  readonly hasSlit?: boolean
}

const halfOver = 'min(W/2 + tuck/2, L/2 - t)'

const lids = {
  P1: {
    length: 'L + t',
    second: ['t/2 + play', 'W - t - 3*play'],
    fourth: ['1.5*t + 2*play', 'W - 1.5*t - 2*play'],
  },
  P3: {
    length: 'L + 2*t',
    second: ['1.5*t + 2*play', 'W - t - 3*play'],
    fourth: ['t/2 + play', 'W - t/2 - play - max(0, t/2 + 2*play)'],
  },
} as const

/** An end that tucks in: two dust flaps, then a lid with its tuck. */
export function tuckEnd(
  end: TubeEnd,
  order: number,
  { lid, dust = halfOver, hasSlit = false }: Tuck,
): readonly PanelRow[] {
  const edge = edgeOf[end]
  const { length, second, fourth } = lids[lid]
  const tapered = { ends: ['min(0.1*W, 3)', 'min(0.2*W, 8)'] } as const
  const rounded = { ends: ['tuckRadius', 'tuckRadius', 'round'] } as const
  return [
    [`P2${end}`, 'flap', `P2.${edge}`, ...second, dust, order, tapered],
    [`P4${end}`, 'flap', `P4.${edge}`, ...fourth, dust, order, tapered],
    [`${lid}${end}`, 'lid', `${lid}.${edge}`, '0', length, 'W - play', order + 1],
    [
      `${lid}${end}tuck`,
      'tuck',
      `${lid}${end}.${edge}`,
      't/2 + play',
      'L - 2*play',
      'tuck',
      order + 1,
      hasSlit ? { ...rounded, slit: 'slit' } : rounded,
    ],
  ]
}
