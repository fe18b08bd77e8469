/** How the layers of a load stand on each other. */
export interface PalletPattern {
  readonly code: string
  readonly name: string
  readonly stacking: 'column' | 'interlock'
}

export const columnPattern: PalletPattern = {
  code: 'COLUMN',
  name: 'Column, every layer alike',
  stacking: 'column',
}

export const interlockPattern: PalletPattern = {
  code: 'INTERLOCK',
  name: 'Interlock, every second layer turned or mirrored',
  stacking: 'interlock',
}

/** Our own codes. */
export const palletPatterns: readonly PalletPattern[] = [columnPattern, interlockPattern]
