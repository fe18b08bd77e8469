import type { PanelRow } from '../styleTable.ts'
import { rolledInside } from './rolledInside.ts'

/** A side of a mailer, rolled over its ears: three calipers between its outer and its inner wall. */
export const rolledMailerSide = (at: 'left' | 'right'): readonly PanelRow[] => [
  [`side ${at}`, 'wall', `base.${at}`, '0', 'D', 'W + t', 3],
  ...rolledInside(`side ${at}`, at, { length: 'W - 2*play', over: '3*t', order: 4 }),
]
