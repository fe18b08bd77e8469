import {
  overhangs,
  palletPatterns,
  palletTopTypes,
  palletTypes,
  strappingTypes,
  stretchWraps,
} from '#domain/palletisation'
import { regionNames, regionRanges } from '#domain/regions'

const sequenced = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, sequence) => ({ ...row, sequence }))

const palletPrices: Readonly<Record<string, number>> = {
  AUSTD: 11,
  AUEXP: 16.5,
  NZSTD: 12,
  EUR1: 18,
  HALF: 8,
}
const palletLgxCodes: Readonly<Record<string, string>> = {
  AUSTD: 'P01',
  AUEXP: 'P02',
  NZSTD: 'P03',
  EUR1: 'P04',
  HALF: 'P05',
}
const topPrices: Readonly<Record<string, number>> = { NONE: 0, SHEET: 0.9, CAP: 1.8, BOARD: 7.5, FRAME: 6 }
const strapPrices: Readonly<Record<string, number>> = { PP12: 0.06, PET16: 0.11, STEEL19: 0.24 }
const filmPrices: Readonly<Record<string, number>> = { NONE: 0, STD: 0.05, HAND: 0.06, FULL: 0.05 }

export const palletTypeRows = sequenced(palletTypes).map(row => ({
  ...row,
  countries: [...row.countries],
  price: palletPrices[row.code] ?? null,
  lgxCode: palletLgxCodes[row.code] ?? '',
}))
export const palletTopRows = sequenced(palletTopTypes).map(row => ({
  ...row,
  palletTypeCodes: [...row.palletTypeCodes],
  price: topPrices[row.code] ?? null,
}))
export const palletPatternRows = sequenced(palletPatterns)
export const overhangRows = sequenced(overhangs)
export const strappingTypeRows = sequenced(strappingTypes).map(row => ({
  ...row,
  pricePerMetre: strapPrices[row.code] ?? null,
}))
export const stretchWrapRows = sequenced(stretchWraps).map(row => ({
  ...row,
  pricePerMetre: filmPrices[row.code] ?? null,
}))

export const regionRows = Object.entries(regionNames).map(([code, name]) => {
  const stateCode = code.split('-')[0] ?? ''
  return { code, name, stateCode, countryCode: stateCode === 'NZ' ? ('NZ' as const) : ('AU' as const) }
})

export const regionPostcodeRows = regionRanges.map(({ regionCode, from, to }) => ({
  regionCode,
  fromPostcode: from,
  toPostcode: to,
}))

export const plantRegionRows = [
  { plantCode: 'NTH', regionCode: 'VIC-MEL' },
  { plantCode: 'STH', regionCode: 'NSW-SYD' },
]

/** How far a region is from a place that sends goods: [a pallet, a trip, at least], samples of our own. */
const zones = {
  metro: [26, 0, 65],
  near: [34, 0, 80],
  country: [38, 0, 0],
  interstate: [58, 25, 140],
  far: [96, 40, 220],
  sea: [128, 180, 420],
} as const
type Zone = keyof typeof zones

const sending: Readonly<Record<string, { readonly home: string; readonly near: readonly string[] }>> = {
  'VIC-MEL': { home: 'VIC', near: ['VIC-GEE'] },
  'NSW-SYD': { home: 'NSW', near: ['NSW-CC', 'NSW-WOL', 'NSW-NEW'] },
  'QLD-BNE': { home: 'QLD', near: ['QLD-GC', 'QLD-SC'] },
  'SA-ADL': { home: 'SA', near: [] },
  'TAS-LST': { home: 'TAS', near: ['TAS-NW'] },
  'ACT-CBR': { home: 'ACT', near: ['NSW-STH'] },
}
const distant = ['WA', 'NT']

function zoneOf(from: string, to: (typeof regionRows)[number]): Zone {
  const { home, near } = sending[from] ?? { home: '', near: [] }
  if (to.code === from) return 'metro'
  if (near.includes(to.code)) return 'near'
  if (to.stateCode === home) return 'country'
  if (to.countryCode === 'NZ' || (to.stateCode === 'TAS') !== (home === 'TAS')) return 'sea'
  if (distant.includes(to.stateCode) || ['QLD-CNS', 'QLD-TSV', 'QLD-MKY'].includes(to.code)) return 'far'
  return 'interstate'
}

/** What a pallet costs from each place that sends goods to every region. */
export const freightRows = Object.keys(sending).flatMap(fromRegion =>
  regionRows.map(to => {
    const [perPallet, fixed, minimum] = zones[zoneOf(fromRegion, to)]
    return { fromRegion, toRegion: to.code, perPallet, fixed, minimum }
  }),
)

export const offsiteTransferRows = [
  ['NTH', 'STH', 'ROAD', 'Road, own truck', 2, 350],
  ['NTH', 'STH', 'RAIL', 'Rail, container', 4, 410],
  ['STH', 'NTH', 'ROAD', 'Road, own truck', 2, 350],
].map(([fromPlantCode, toPlantCode, deliveryMethod, description, days, cost]) => ({
  fromPlantCode: String(fromPlantCode),
  toPlantCode: String(toPlantCode),
  deliveryMethod: String(deliveryMethod),
  description: String(description),
  days: Number(days),
  cost: Number(cost),
}))

/** Trim in mm by plant and industry; no industry: every industry without a row of its own. */
export const trimRows = [
  { plantCode: 'NTH', industryCode: null, trimValue: 10, printToEdge: false },
  { plantCode: 'NTH', industryCode: 'BEV', trimValue: 8, printToEdge: false },
  { plantCode: 'NTH', industryCode: 'FRESH', trimValue: 12, printToEdge: false },
  { plantCode: 'NTH', industryCode: 'MEAT', trimValue: 12, printToEdge: false },
  { plantCode: 'NTH', industryCode: null, trimValue: 16, printToEdge: true },
  { plantCode: 'STH', industryCode: null, trimValue: 8, printToEdge: false },
  { plantCode: 'STH', industryCode: 'HOME', trimValue: 6, printToEdge: false },
  { plantCode: 'STH', industryCode: null, trimValue: 14, printToEdge: true },
]

const deckles: Readonly<Record<string, readonly number[]>> = {
  NTH: [1250, 1400, 1600, 1800, 2000, 2200, 2350, 2450],
  STH: [1200, 1350, 1500, 1650, 1800, 1950, 2100],
}
export const deckleRows = Object.entries(deckles).flatMap(([plantCode, widths]) =>
  widths.map(paperDeckleWidth => ({ plantCode, paperDeckleWidth })),
)

const outside = (
  plantCode: string,
  code: string,
  description: string,
  operationCode: 'OUTSIDE' | 'STORE',
  vendor: string,
  leadDays: number,
  perUnit: number,
  fixed: number,
) => ({ plantCode, code, description, operationCode, vendor, leadDays, perUnit, fixed })

/** What other companies do to the goods; companies and prices are invented. */
export const outsideProcessRows = [
  outside('NTH', 'UVVARN', 'UV varnish', 'OUTSIDE', 'Brightcoat Finishing', 5, 0.06, 180),
  outside('NTH', 'HANDPK', 'Hand packing', 'OUTSIDE', 'Westgate Packing', 4, 0.11, 90),
  outside('NTH', 'WINDOW', 'Window patching', 'OUTSIDE', 'Brightcoat Finishing', 7, 0.085, 220),
  outside('NTH', 'STORE30', 'Storage, thirty days', 'STORE', 'Altona Logistics', 0, 0.012, 45),
  outside('STH', 'FOIL', 'Hot foil stamping', 'OUTSIDE', 'Gilded Edge', 6, 0.09, 260),
  outside('STH', 'LITHO', 'Litho sheets, outside press', 'OUTSIDE', 'Parramatta Litho', 10, 0.18, 480),
  outside('STH', 'STORE30', 'Storage, thirty days', 'STORE', 'Moorebank Storage', 0, 0.014, 50),
]

/** Cartons that smaller goods are packed into. */
export const outerCartonRows = [
  ['OC-S', 'Outer carton small', 'STH', 'B230', 300, 200, 200, 180, 0.62],
  ['OC-M', 'Outer carton medium', 'STH', 'B340', 400, 300, 250, 150, 0.98],
  ['OC-L', 'Outer carton large', 'NTH', 'C340', 600, 400, 300, 110, 1.74],
  ['OC-X', 'Outer carton export', 'NTH', 'BC480', 600, 400, 400, 90, 3.15],
].map(([code, description, plantCode, boardGrade, length, width, depth, packingPerHour, cost]) => ({
  code: String(code),
  description: String(description),
  plantCode: String(plantCode),
  boardGrade: String(boardGrade),
  length: Number(length),
  width: Number(width),
  depth: Number(depth),
  packingPerHour: Number(packingPerHour),
  cost: Number(cost),
}))
