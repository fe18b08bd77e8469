import type { Product } from '#contract/quote'
import { type Belongs, customerFor } from './quoteCustomers.ts'

/** A pack as people describe it: what the items of the demonstration are made of. */
interface Pack {
  readonly description: string
  readonly code: string
  readonly product: Partial<Product>
}

const slotted = (
  description: string,
  code: string,
  style: '0201' | '0202' | '0203' | '0209',
  boardGrade: string,
  [length, width, depth]: readonly [number, number, number],
  quantity: number,
): Pack => ({
  description,
  code,
  product: {
    vslCode: style,
    styleCarton: '02',
    styleVariant: style,
    styleTopFlap: style.slice(2),
    styleBottomFlap: style.slice(2),
    topFlapAdjustment: style === '0202' || style === '0209' ? 40 : null,
    bottomFlapAdjustment: style === '0202' || style === '0209' ? 40 : null,
    boardGrade,
    length,
    width,
    depth,
    printProcess: 'FLEXO',
    expectedOrderQuantity: quantity,
  },
})

const folded = (
  description: string,
  code: string,
  variant: '0401' | '0422' | '0427',
  boardGrade: string,
  [length, width, depth]: readonly [number, number, number],
  quantity: number,
): Pack => ({
  description,
  code,
  product: {
    vslCode: variant,
    styleCarton: '04',
    styleVariant: variant,
    styleTopFlap: '00',
    styleBottomFlap: '00',
    styleClosure: variant === '0401' ? '00' : '01',
    styleDieCutType: 'FLATBED',
    boardGrade,
    length,
    width,
    depth,
    printProcess: 'HQ_FLEXO',
    expectedOrderQuantity: quantity,
  },
})

const pad = (
  description: string,
  code: string,
  boardGrade: string,
  [length, width]: readonly [number, number],
  quantity: number,
): Pack => ({
  description,
  code,
  product: {
    vslCode: '0900',
    styleCarton: '09',
    styleVariant: '0900',
    boardGrade,
    length,
    width,
    depth: 0,
    printProcess: 'NOPRINT',
    expectedOrderQuantity: quantity,
  },
})

/** A pack that is printed otherwise than its style usually is. */
const printed = (pack: Pack, printProcess: string): Pack => ({
  ...pack,
  product: { ...pack.product, printProcess },
})

const sixPack = slotted('Six bottle shipper', 'SIX', '0201', 'C340', [255, 170, 320], 8000)
const packs: Readonly<Record<string, readonly Pack[]>> = {
  BLU001: [
    slotted('Lager 24 x 375 ml carton', 'LAG-24', '0201', 'B340', [402, 268, 124], 24000),
    printed(
      slotted('Summer ale 24 x 330 ml carton', 'SUM-24', '0201', 'B340', [388, 262, 118], 18000),
      'PREPRINT',
    ),
    folded('Taster four pack mailer', 'TAST-4', '0427', 'E200', [260, 180, 90], 2500),
    pad('Layer pad 1140 x 1140', 'PAD-1140', 'B230', [1140, 1140], 6000),
  ],
  COR002: [
    { ...sixPack, description: 'Riesling six bottle shipper', code: 'RIES-6' },
    printed({ ...sixPack, description: 'Cellar reserve six bottle shipper', code: 'CELL-6' }, 'PREPRINT'),
    slotted('Twelve bottle shipper', 'TWELVE', '0201', 'C340', [340, 255, 325], 12000),
  ],
  FAR003: [
    folded('Apple 12 kg tray', 'APL-12', '0422', 'BC480', [496, 296, 170], 30000),
    folded('Stone fruit 5 kg tray', 'STF-5', '0422', 'C340', [390, 290, 110], 22000),
    slotted('Cherry 2 kg gift carton', 'CHR-2', '0203', 'B340', [300, 200, 120], 5000),
  ],
  HAR004: [
    slotted('Butter 20 x 500 g carton', 'BUT-20', '0201', 'C250', [365, 245, 190], 15000),
    slotted('Yoghurt 12 x 1 kg carton', 'YOG-12', '0202', 'C250', [420, 315, 140], 9000),
  ],
  KIN005: [
    slotted('Loaf 8 pack carton', 'LOAF-8', '0201', 'B230', [480, 360, 260], 20000),
    folded('Pastry display tray', 'PAST-T', '0422', 'E280', [400, 300, 60], 7500),
    slotted('Crumpet 10 pack carton', 'CRMP-10', '0209', 'B230', [310, 240, 180], 11000),
  ],
  LAN006: [
    slotted('Prawn 3 kg carton', 'PRN-3', '0203', 'C340', [380, 260, 110], 6000),
    slotted('Salmon fillet 5 kg carton', 'SAL-5', '0201', 'C340', [560, 330, 140], 4500),
  ],
  MER007: [
    slotted('Valve body 80 mm carton', 'VLV-80', '0201', 'BC590', [310, 220, 210], 1200),
    slotted('Pump housing carton', 'PMP-H', '0203', 'BC590', [520, 410, 380], 800),
    pad('Divider pad 500 x 390', 'DIV-500', 'C340', [500, 390], 3200),
  ],
  NOR008: [
    printed(folded('Night cream gift mailer', 'NCR-G', '0427', 'E280', [210, 150, 60], 16000), 'LITHO'),
    printed(folded('Counter display tray', 'CDT-1', '0422', 'E280', [330, 250, 80], 4000), 'OS_LITHO'),
  ],
  PAU009: [
    slotted('Honey 12 x 500 g carton', 'HNY-12', '0201', 'C340', [330, 248, 135], 7000),
    slotted('Honey 6 x 1 kg carton', 'HNY-6', '0201', 'C340', [345, 230, 160], 5200),
  ],
  SIL010: [
    slotted('Laundry powder 8 x 1 kg carton', 'LP-8', '0201', 'B340', [410, 300, 225], 14000),
    slotted('Softener 6 x 2 l carton', 'SFT-6', '0202', 'C340', [375, 290, 305], 10000),
    folded('Capsule shelf tray', 'CAP-T', '0422', 'E200', [380, 285, 95], 8600),
  ],
  TAL011: [folded('Candle pair mailer', 'CND-2', '0427', 'E200', [230, 110, 110], 1500)],
  WAR012: [slotted('Gripper arm carton', 'GRP-A', '0201', 'BC480', [640, 300, 260], 400)],
}

const quoteSubjects = [
  'Range review',
  'Annual contract',
  'New line launch',
  'Cost-down project',
  'Seasonal run',
  'Change of pallet',
] as const

export interface DemonstrationItem {
  readonly product: Partial<Product>
  readonly description: string
  readonly code: string
}

export interface DemonstrationQuote {
  readonly customer: Belongs
  readonly description: string
  readonly items: readonly DemonstrationItem[]
  /** Days before today on which it was started: yesterday or earlier, wherever today has begun. */
  readonly age: number
}

export const quoteCount = 60

/** The quote with this index (0 to 59): always the same one. */
export function demonstrationQuote(index: number): DemonstrationQuote {
  const customer = customerFor(index)
  const range = packs[customer.customerCode] ?? []
  const size = 1 + (index % Math.min(3, range.length))
  const round = Math.floor(index / 12)
  const items = Array.from({ length: size }, (_, position) => {
    const pack = range[(index + position + round) % range.length]
    if (pack === undefined) throw new Error(`${customer.customerCode} has no packs.`)
    return { ...pack, code: `${pack.code}-${String.fromCharCode(65 + round)}${index % 12}${position}` }
  })
  const subject = quoteSubjects[(index + round) % quoteSubjects.length] ?? quoteSubjects[0]
  return {
    customer,
    description: `${subject}: ${items[0]?.description ?? ''}`,
    items,
    age: Math.max(1, (index * 7) % 75),
  }
}
