import { familyOf } from '#domain/boxGeometry'
import { itemCategoryLabel } from '#domain/quoteItem'
import type { catalogueProducts } from '../../database/schema/index.ts'

type Row = typeof catalogueProducts.$inferInsert
type Words = Readonly<Record<string, string>>
type Size = readonly [length: number, width: number, depth?: number]

const slotted = {
  bottomFlapVariantDesc: 'Meeting',
  topFlapVariantDesc: 'Meeting',
  glueLapVariantDesc: 'Inside',
}
const pva = { ...slotted, glueCodeDesc: 'PVA', diecutTypeDesc: 'None' }
const handHoles = { ...pva, diecutTypeDesc: 'Rotary', openingVariantDesc: 'Hand holes' }
const overlapping = { ...pva, bottomFlapVariantDesc: 'Full overlap', topFlapVariantDesc: 'Full overlap' }
const openTop = { ...pva, topFlapVariantDesc: 'None', openingVariantDesc: 'Open top' }
const tray = {
  diecutVariantDesc: 'Flatbed',
  machineErectedDesc: 'Yes',
  closureDesc: 'None',
  shelfReadyDesc: 'Yes',
}
const heldTray = { ...tray, machineErectedDesc: 'No', shelfReadyDesc: 'No' }
const mailer = { ...heldTray, closureDesc: 'Tuck lid' }
const lockedMailer = { ...heldTray, diecutVariantDesc: 'Rotary', closureDesc: 'Front lock' }
const pad = { styleVariantDesc: 'Pad', cellsCoresDesc: 'None', diecutVariantDesc: 'None' }
const linerPad = { ...pad, styleVariantDesc: 'Liner pad' }
const partition = (cells: string) => ({
  ...{ styleVariantDesc: 'Partition set', cellsCoresDesc: cells, diecutVariantDesc: 'Flatbed' },
})

/** Segment, state, category, style, its words, and the sizes that it comes in. */
const standards: readonly (readonly [
  marketSegment: string,
  state: string,
  category: string,
  styleCode: string,
  words: Words,
  sizes: readonly Size[],
])[] = [
  [
    'Beverages',
    'VIC',
    'Bottle shippers',
    '0201',
    pva,
    [
      [255, 170, 320],
      [340, 255, 325],
      [170, 85, 320],
    ],
  ],
  [
    'Beverages',
    'SA',
    'Bottle shippers',
    '0201',
    handHoles,
    [
      [260, 175, 325],
      [350, 260, 330],
    ],
  ],
  ['Beverages', 'VIC', 'Bottle dividers', '0933', partition('3 × 2'), [[250, 165, 200]]],
  ['Beverages', 'SA', 'Bottle dividers', '0933', partition('4 × 3'), [[345, 255, 200]]],
  [
    'Beverages',
    'NSW',
    'Can cartons',
    '0201',
    pva,
    [
      [402, 268, 124],
      [388, 262, 118],
    ],
  ],
  [
    'Fresh produce',
    'VIC',
    'Produce trays',
    '0422',
    tray,
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
    '0422',
    heldTray,
    [
      [580, 380, 160],
      [390, 290, 85],
    ],
  ],
  [
    'Fresh produce',
    'QLD',
    'Open cartons',
    '0200',
    openTop,
    [
      [390, 290, 240],
      [490, 290, 200],
    ],
  ],
  [
    'Meat and seafood',
    'TAS',
    'Fish boxes',
    '0203',
    overlapping,
    [
      [380, 260, 110],
      [560, 330, 140],
    ],
  ],
  [
    'Meat and seafood',
    'QLD',
    'Meat cartons',
    '0203',
    overlapping,
    [
      [540, 360, 150],
      [520, 340, 165],
    ],
  ],
  [
    'Bakery',
    'NSW',
    'Bread cartons',
    '0201',
    pva,
    [
      [480, 360, 260],
      [310, 240, 180],
    ],
  ],
  [
    'Bakery',
    'VIC',
    'Cake trays',
    '0422-4',
    heldTray,
    [
      [330, 330, 90],
      [260, 260, 80],
    ],
  ],
  [
    'Industrial',
    'WA',
    'Removal cartons',
    '0201',
    handHoles,
    [
      [400, 300, 300],
      [430, 405, 600],
      [600, 400, 400],
    ],
  ],
  ['Industrial', 'NSW', 'Archive cartons', '0201', handHoles, [[400, 300, 250]]],
  [
    'Industrial',
    'VIC',
    'Layer pads',
    '0900',
    pad,
    [
      [1140, 1140],
      [1180, 780],
    ],
  ],
  [
    'Industrial',
    'NSW',
    'Layer pads',
    '0900',
    pad,
    [
      [1140, 1140],
      [1190, 990],
    ],
  ],
  [
    'Industrial',
    'QLD',
    'Liner pads',
    '0901',
    linerPad,
    [
      [395, 295],
      [595, 395],
    ],
  ],
  [
    'Mail order',
    'VIC',
    'Mailers',
    '0427',
    mailer,
    [
      [190, 110, 60],
      [260, 180, 90],
      [350, 250, 100],
    ],
  ],
  [
    'Mail order',
    'NSW',
    'Locked mailers',
    '0471',
    lockedMailer,
    [
      [220, 160, 80],
      [310, 230, 95],
    ],
  ],
]

const resizable: readonly (readonly [styleCode: string, description: string, words: Words])[] = [
  ['0201', 'Regular slotted carton, any size', pva],
  ['0203', 'Full overlap carton, any size', overlapping],
  ['0427', 'Mailer, any size', mailer],
  ['0422', 'Tray, any size', tray],
  ['0900', 'Pad, any size', pad],
  ['0200', 'Half slotted carton, any size', openTop],
  ['0933', 'Partition set, any size', partition('4 × 3')],
]

const consumables = 'CONSUMABLES'
const goods = 'GENERIC_PRODUCTS'

/** Product type, category and description. */
const bought: readonly (readonly [productType: string, category: string, description: string])[] = [
  [consumables, 'Tape', 'Packing tape 48 mm × 75 m, clear'],
  [consumables, 'Tape', 'Packing tape 48 mm × 75 m, brown'],
  [consumables, 'Tape', 'Reinforced gummed tape 70 mm × 184 m'],
  [consumables, 'Film', 'Stretch film 500 mm × 17 µm'],
  [consumables, 'Film', 'Machine stretch film 500 mm × 20 µm'],
  [consumables, 'Film', 'Pallet top sheet 1680 × 1680 mm'],
  [consumables, 'Strapping', 'Strapping PP 12 mm'],
  [consumables, 'Strapping', 'Strapping PET 16 mm'],
  [consumables, 'Labels', 'Pallet label 100 × 150 mm'],
  [consumables, 'Adhesives', 'Hot melt adhesive, 15 kg'],
  [goods, 'Load protection', 'Edge protector 50 × 50 × 1200 mm'],
  [goods, 'Load protection', 'Slip sheet 1200 × 1000 mm'],
  [goods, 'Load protection', 'Void fill paper, 15 kg'],
  [goods, 'Pallets', 'Pallet, Australian standard, export'],
  [goods, 'Pallets', 'Pallet, half size, plywood'],
]

const styled = (styleCode: string, styleWords: Words) => ({
  ...{ productGroup: 'CORRUGATED', styleCode, fefcoGroup: familyOf(styleCode), styleWords },
})

/** The catalogue of the demonstration. */
export const catalogueRows: readonly Row[] = [
  ...standards.flatMap(([marketSegment, state, category, styleCode, words, sizes]) =>
    sizes.map(
      ([length, width, depth = 0]): Row => ({
        ...styled(styleCode, words),
        productId: `IS-${state}-${styleCode}-${length}-${width}-${depth}`,
        productDescription: `${category}, ${[length, width, ...(depth > 0 ? [depth] : [])].join(' × ')} mm`,
        itemCategory: 'INDUSTRY_STANDARD',
        ...{ category, marketSegment, state, length, width, depth },
      }),
    ),
  ),
  ...resizable.map(
    ([styleCode, productDescription, words]): Row => ({
      ...styled(styleCode, words),
      ...{ productId: `RS-${styleCode}`, productDescription, itemCategory: 'RESIZABLE' },
      category: `${itemCategoryLabel('RESIZABLE')} styles`,
    }),
  ),
  ...bought.map(
    ([productType, category, productDescription], index): Row => ({
      productId: `GE-${String(index + 1).padStart(3, '0')}`,
      ...{ productDescription, itemCategory: 'GENERIC', isGen: true, productGroup: 'CONSUMABLES' },
      ...{ productType, category },
    }),
  ),
]
