import type { catalogueProducts } from '../../database/schema/index.ts'

type Row = typeof catalogueProducts.$inferInsert

const slotted = {
  bottomFlapVariantDesc: 'Meeting',
  topFlapVariantDesc: 'Meeting',
  glueLapVariantDesc: 'Inside',
}
const trayed = {
  diecutVariantDesc: 'Flatbed',
  machineErectedDesc: 'No',
  closureDesc: 'None',
  shelfReadyDesc: 'No',
}
const flat = { styleVariantDesc: 'Pad', cellsCoresDesc: 'None', diecutVariantDesc: 'None' }
const wordsOf: Readonly<Record<string, Row['styleWords']>> = { '02': slotted, '04': trayed, '09': flat }

/** Segment, state, category, style and the sizes that it comes in. */
const standards = [
  [
    'Beverages',
    'VIC',
    'Bottle shippers',
    '0201',
    [
      [255, 170, 320],
      [340, 255, 325],
      [170, 85, 320],
    ],
  ],
  [
    'Beverages',
    'NSW',
    'Can cartons',
    '0201',
    [
      [402, 268, 124],
      [388, 262, 118],
    ],
  ],
  [
    'Fresh produce',
    'VIC',
    'Produce trays',
    '0421',
    [
      [496, 296, 170],
      [390, 290, 110],
      [496, 296, 110],
    ],
  ],
  [
    'Fresh produce',
    'QLD',
    'Produce trays',
    '0421',
    [
      [580, 380, 160],
      [390, 290, 85],
    ],
  ],
  [
    'Meat and seafood',
    'TAS',
    'Fish boxes',
    '0203',
    [
      [380, 260, 110],
      [560, 330, 140],
    ],
  ],
  [
    'Bakery',
    'NSW',
    'Bread cartons',
    '0201',
    [
      [480, 360, 260],
      [310, 240, 180],
    ],
  ],
  [
    'Industrial',
    'WA',
    'Removal cartons',
    '0201',
    [
      [400, 300, 300],
      [430, 405, 600],
      [600, 400, 400],
    ],
  ],
  [
    'Mail order',
    'VIC',
    'Mailers',
    '0427',
    [
      [190, 110, 60],
      [260, 180, 90],
      [350, 250, 100],
    ],
  ],
  [
    'Industrial',
    'VIC',
    'Layer pads',
    '0900',
    [
      [1140, 1140, 0],
      [1180, 780, 0],
    ],
  ],
] as const

const resizable = [
  ['0201', 'Regular slotted carton, any size'],
  ['0203', 'Full overlap carton, any size'],
  ['0427', 'Mailer, any size'],
  ['0421', 'Tray, any size'],
  ['0900', 'Pad, any size'],
] as const

/** Description and whether it is used up. */
const bought = [
  ['Packing tape 48 mm × 75 m, clear', true],
  ['Packing tape 48 mm × 75 m, brown', true],
  ['Stretch film 500 mm × 17 µm', true],
  ['Strapping PP 12 mm', true],
  ['Strapping PET 16 mm', true],
  ['Pallet label 100 × 150 mm', true],
  ['Hot melt adhesive, 15 kg', true],
  ['Edge protector 50 × 50 × 1200 mm', false],
  ['Slip sheet 1200 × 1000 mm', false],
  ['Pallet, Australian standard, export', false],
] as const

const groupOf = (style: string): string => style.slice(0, 2)

/** The catalogue of the demonstration. */
export const catalogueRows: readonly Row[] = [
  ...standards.flatMap(([marketSegment, state, category, styleCode, sizes]) =>
    sizes.map(
      ([length, width, depth]): Row => ({
        productId: `IS-${state}-${styleCode}-${length}-${width}-${depth}`,
        productDescription: `${category}, ${[length, width, ...(depth > 0 ? [depth] : [])].join(' × ')} mm`,
        itemCategory: 'INDUSTRY_STANDARD',
        productGroup: 'CORRUGATED',
        category,
        marketSegment,
        state,
        styleCode,
        fefcoGroup: groupOf(styleCode),
        length,
        width,
        depth,
        styleWords: wordsOf[groupOf(styleCode)] ?? {},
      }),
    ),
  ),
  ...resizable.map(
    ([styleCode, productDescription]): Row => ({
      productId: `RS-${styleCode}`,
      productDescription,
      itemCategory: 'RESIZABLE',
      productGroup: 'CORRUGATED',
      category: 'Resizable styles',
      styleCode,
      fefcoGroup: groupOf(styleCode),
      styleWords: wordsOf[groupOf(styleCode)] ?? {},
    }),
  ),
  ...bought.map(
    ([productDescription, isConsumable], index): Row => ({
      productId: `GE-${String(index + 1).padStart(3, '0')}`,
      productDescription,
      itemCategory: 'GENERIC',
      isGen: true,
      productGroup: 'CONSUMABLES',
      productType: isConsumable ? 'Consumables' : 'Generic Products',
      category: isConsumable ? 'Consumables' : 'Generic Products',
    }),
  ),
]
