/** A pallet, empty: mm and kg. */
export interface PalletType {
  readonly code: string
  readonly name: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly tareKg: number
  /** Safe working load. */
  readonly swlKg: number
  readonly countries: readonly string[]
  readonly isHired: boolean
}

/** Footprints and the EPAL row sourced (AS 4068, EN 13698-1); other heights and tares typical, rule of thumb. */
export const palletTypes: readonly PalletType[] = [
  {
    code: 'AUSTD',
    name: 'Australian standard (CHEP/Loscam) 1165x1165',
    length: 1165,
    width: 1165,
    height: 150,
    tareKg: 38,
    swlKg: 2000,
    countries: ['AU'],
    isHired: true,
  },
  {
    code: 'AUEXP',
    name: 'Export 1100x1100',
    length: 1100,
    width: 1100,
    height: 150,
    tareKg: 24,
    swlKg: 1000,
    countries: ['AU', 'NZ'],
    isHired: false,
  },
  {
    code: 'NZSTD',
    name: 'NZ standard 1200x1000',
    length: 1200,
    width: 1000,
    height: 150,
    tareKg: 28,
    swlKg: 2000,
    countries: ['NZ', 'AU'],
    isHired: true,
  },
  {
    code: 'EUR1',
    name: 'EPAL 1200x800',
    length: 1200,
    width: 800,
    height: 144,
    tareKg: 25,
    swlKg: 1500,
    countries: ['AU', 'NZ'],
    isHired: false,
  },
  {
    code: 'HALF',
    name: 'Half pallet 1165x580',
    length: 1165,
    width: 580,
    height: 150,
    tareKg: 19,
    swlKg: 1000,
    countries: ['AU'],
    isHired: false,
  },
]
