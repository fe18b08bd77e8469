import type { PanelRow } from '../styleTable.ts'

const ear = ['min(D, W/2 - t)', 'D - t - 2*play', 2] as const

/** The ears of front and back that a rolled side of a mailer holds. */
export const mailerEars = (at: 'left' | 'right'): readonly PanelRow[] => [
  [`front ear ${at}`, 'ear', `front.${at}`, 't + play', ...ear],
  [`back ear ${at}`, 'ear', `back.${at}`, 't/2 + play', ...ear],
]
