import { type StyleTable, styles, styleTables, writeStyleTable } from '#domain/boxGeometry'
import { truckTypes } from '#domain/palletisation'
import { businessUnits, customerPickup } from '#domain/quoteItem'

/** States of Australia and New Zealand, as `/config/Plant/State` answers them. */
export const states = [
  ['NSW', 'New South Wales'],
  ['VIC', 'Victoria'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['WA', 'Western Australia'],
  ['TAS', 'Tasmania'],
  ['NT', 'Northern Territory'],
  ['ACT', 'Australian Capital Territory'],
  ['NZ', 'New Zealand'],
] as const

/** The truck of a customer who comes for the goods is their own. */
export const truckTypeRows = [
  ...truckTypes,
  { code: customerPickup, name: 'Customer pickup', length: 0, width: 0, height: 0, payloadKg: 0 },
]

export const industries = [
  ['BEV', 'Beverages'],
  ['FRESH', 'Fresh produce'],
  ['DAIRY', 'Dairy'],
  ['BAKE', 'Bakery'],
  ['MEAT', 'Meat and seafood'],
  ['IND', 'Industrial goods'],
  ['HOME', 'Household and personal care'],
  ['WINE', 'Wine'],
] as const

/** What tooling is charged to: customers' accounts, and the one of the company itself. */
const toolingAccounts = [
  ['toolingAccount', 'TA-1000', 'Tooling charged to the customer'],
  ['toolingAccount', 'TA-1100', 'Tooling written off over a contract'],
  ['internalTooling', 'TA-9000', 'Tooling of Specialties'],
] as const

/** Every short list with its entries in order. */
export const lookupRows = [
  ...states.map(([code, description], sequence) => ({
    kind: 'state',
    code,
    description,
    sequence,
    isDefault: false,
  })),
  ...industries.map(([code, description], sequence) => ({
    kind: 'industry',
    code,
    description,
    sequence,
    isDefault: false,
  })),
  ...businessUnits.map(({ code, label }, sequence) => ({
    kind: 'businessUnit',
    code,
    description: label,
    sequence,
    isDefault: false,
  })),
  ...toolingAccounts.map(([kind, code, description], sequence) => ({
    ...{ kind, code, description, sequence, isDefault: false },
  })),
]

export const plantRows = [
  {
    code: 'NTH',
    description: 'Northgate Corrugating',
    costCentreCode: '100',
    drawingPrefix: 'N',
    abn: '53004085616',
    address: '41 Northgate Road',
    city: 'Campbellfield',
    postCode: '3061',
    phone: '+61 3 5550 4100',
    state: 'VIC',
    businessUnit: 'BOARD',
  },
  {
    code: 'STH',
    description: 'Southbank Converting',
    costCentreCode: '200',
    drawingPrefix: 'S',
    abn: '33100200300',
    address: '7 Mill Street',
    city: 'Smithfield',
    postCode: '2164',
    phone: '+61 2 5550 7200',
    state: 'NSW',
    businessUnit: 'GLAMA',
  },
]

/** Business units the plants work for besides their own. */
export const plantBusinessUnitRows = [
  { plantCode: 'NTH', businessUnit: 'CCP' },
  { plantCode: 'STH', businessUnit: 'BOARD' },
]

/** Cost centres of the plants besides their default ones. */
export const plantCostCentreRows = [
  { plantCode: 'NTH', code: '110', description: 'Corrugating' },
  { plantCode: 'NTH', code: '120', description: 'Converting' },
  { plantCode: 'STH', code: '210', description: 'Litho laminating' },
]

/** Codes of styles that nothing draws. */
const undrawnVsl = [
  { code: '0800', description: 'Glued special', productStyle: '08' },
  { code: '0913', description: 'Corrugator extra, fanfold', productStyle: '09' },
]

/** VSL codes: what a carton is called in the ERP system, and the style it belongs to; here they are the engine's styles. */
export const vslRows = [
  ...styles.map(({ code, name, family }) => ({ code, description: name, productStyle: family as string })),
  ...undrawnVsl,
].sort((a, b) => (a.code < b.code ? -1 : 1))

interface GradeRow {
  readonly code: string
  readonly description: string
  readonly flute: string
  readonly plies: number
  readonly strengthIndicator: number
  readonly makeUp: string
  readonly gsm: number
  readonly caliperMm: number
}

const grade = (
  code: string,
  description: string,
  flute: string,
  plies: number,
  strengthIndicator: number,
  makeUp: string,
  gsm: number,
  caliperMm: number,
): GradeRow => ({ code, description, flute, plies, strengthIndicator, makeUp, gsm, caliperMm })

/** Eight board grades; gsm with starch, strength as edge crush in kN/m × 10. */
export const gradeRows: readonly GradeRow[] = [
  grade('B230', 'B flute light', 'B', 3, 38, '125K / 112F / 125K', 408, 3.0),
  grade('B340', 'B flute standard', 'B', 3, 52, '175K / 140F / 175K', 545, 3.0),
  grade('C250', 'C flute standard', 'C', 3, 55, '150K / 130F / 150K', 499, 4.0),
  grade('C340', 'C flute heavy', 'C', 3, 65, '175K / 140F / 175K', 563, 4.0),
  grade('E200', 'E flute, white top', 'E', 3, 33, '140W / 112F / 125K', 417, 1.6),
  grade('E280', 'E flute, litho backing', 'E', 3, 41, '175W / 112F / 150K', 477, 1.6),
  grade('BC480', 'Double wall standard', 'BC', 5, 98, '175K / 130F / 130K / 130F / 175K', 860, 7.0),
  grade('BC590', 'Double wall heavy', 'BC', 5, 111, '205K / 140F / 140K / 140F / 205K', 958, 7.0),
]

interface VariantTraits {
  readonly suffix: string
  readonly minLinealMeter: number
  readonly isWorkflow?: boolean
  readonly isFSCCompliant?: boolean
  readonly isLcboExportWineCompliant?: boolean
  readonly isAirFreightCompliant?: boolean
  readonly isDangerousGoodsCompliant?: boolean
  readonly isPreprint?: boolean
  readonly isPreprintProduction?: boolean
}

const plain: VariantTraits = { suffix: '', minLinealMeter: 500 }
const fsc: VariantTraits = { suffix: '-F', minLinealMeter: 800, isFSCCompliant: true }
const wine: VariantTraits = {
  suffix: '-W',
  minLinealMeter: 1000,
  isFSCCompliant: true,
  isLcboExportWineCompliant: true,
}
const goods: VariantTraits = {
  suffix: '-D',
  minLinealMeter: 1000,
  isAirFreightCompliant: true,
  isDangerousGoodsCompliant: true,
}
const preprint: VariantTraits = { suffix: '-P', minLinealMeter: 3000, isPreprint: true }
const preprintProduction: VariantTraits = {
  suffix: '-Q',
  minLinealMeter: 3000,
  isPreprint: true,
  isPreprintProduction: true,
}
const old: VariantTraits = { suffix: '-X', minLinealMeter: 500, isWorkflow: false }

/** Which variants of a grade each plant makes. */
const made: readonly (readonly [grade: string, plant: string, variants: readonly VariantTraits[]])[] = [
  ['B230', 'NTH', [plain, fsc]],
  ['B230', 'STH', [plain]],
  ['B340', 'NTH', [plain, fsc, preprint]],
  ['B340', 'STH', [plain, fsc]],
  ['C250', 'NTH', [plain, fsc, wine]],
  ['C250', 'STH', [old]],
  ['C340', 'NTH', [plain, fsc, goods, preprint, preprintProduction]],
  ['C340', 'STH', [plain]],
  ['E200', 'STH', [plain, fsc]],
  ['E280', 'STH', [plain, fsc, wine]],
  ['BC480', 'NTH', [plain, goods]],
  ['BC590', 'NTH', [plain, fsc, goods]],
]

/** Variants by the code of their grade. */
export const variantRows = made.flatMap(([gradeCode, plantCode, variants]) =>
  variants.map(({ suffix, ...traits }) => ({
    gradeCode,
    plantCode,
    code: `${gradeCode}${suffix}-${plantCode[0]}`,
    ...traits,
  })),
)

const trayTable = styleTables['0422']
const shelfTray: StyleTable | undefined =
  trayTable === undefined
    ? undefined
    : { ...trayTable, allowances: { ...trayTable.allowances, tab: 'min(60, W/3)' } }

/** A style of the company's own: the rolled-end tray with tabs for heavy goods. */
export const ownStyleRows =
  shelfTray === undefined
    ? []
    : [
        {
          ...({ code: 'TRAY-W', name: 'Tray with wide locking tabs', family: '04', group: 'tray' } as const),
          geometry: writeStyleTable(shelfTray),
        },
      ]
