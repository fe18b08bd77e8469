import type { Product } from '#contract/quote'
import type { Random } from './seededRandom.ts'

/** What an industry packs, as people write it on a quote. */
const goods: Readonly<Record<string, readonly string[]>> = {
  BEV: ['Lager 24 x 375 ml', 'Pale ale 16 x 440 ml', 'Sparkling water 12 x 1 l', 'Cider 24 x 330 ml'],
  FRESH: ['Apple 12 kg', 'Avocado 5.5 kg', 'Truss tomato 6 kg', 'Cherry 2 kg', 'Broccoli 8 kg'],
  DAIRY: ['Butter 20 x 500 g', 'Cheddar 10 x 1 kg', 'Yoghurt 12 x 1 kg', 'Cream 24 x 300 ml'],
  BAKE: ['Loaf 8 pack', 'Muffin 36 pack', 'Crumpet 10 pack', 'Pastry shell 144 pack'],
  MEAT: ['Prawn 3 kg', 'Lamb rack 10 kg', 'Salmon fillet 5 kg', 'Chicken breast 12 kg'],
  IND: ['Valve body 80 mm', 'Pump housing', 'Brake disc pair', 'Bearing 6 pack', 'Gear motor'],
  HOME: ['Laundry powder 8 x 1 kg', 'Hand soap 12 x 500 ml', 'Softener 6 x 2 l', 'Night cream 24 pack'],
  WINE: ['Shiraz six bottle', 'Riesling twelve bottle', 'Sparkling six bottle', 'Pinot three bottle'],
}
const otherGoods = ['Spare parts', 'Sample set', 'Starter kit', 'Refill pack']

const purposes = ['Range review', 'Annual contract', 'New line', 'Cost-down', 'Seasonal run', 'Re-tender']

/** A kind of pack: what it is called, its style, and the sizes it comes in (mm). */
interface Kind {
  /** What follows the goods in its description. */
  readonly name: string
  readonly style: Partial<Product>
  readonly length: readonly [number, number]
  readonly depth: readonly [number, number]
  readonly flutes: readonly string[]
}

const slotted = (name: string, variant: string, adjustment: number | null = null): Kind => ({
  name,
  style: {
    vslCode: variant,
    styleCarton: '02',
    styleVariant: variant,
    styleTopFlap: variant.slice(2),
    styleBottomFlap: variant.slice(2),
    topFlapAdjustment: adjustment,
    bottomFlapAdjustment: adjustment,
    printProcess: 'FLEXO',
  },
  length: [200, 600],
  depth: [100, 400],
  flutes: ['B', 'C', 'BC'],
})

const folded = (name: string, variant: string): Kind => ({
  name,
  style: {
    vslCode: variant,
    styleCarton: '04',
    styleVariant: variant,
    styleTopFlap: '00',
    styleBottomFlap: '00',
    styleClosure: '01',
    styleDieCutType: 'FLATBED',
    printProcess: 'HQ_FLEXO',
  },
  length: [160, 520],
  depth: [50, 180],
  flutes: ['B', 'C', 'E'],
})

const kinds: readonly Kind[] = [
  slotted('carton', '0201'),
  slotted('carton', '0201'),
  slotted('overlap carton', '0202', 40),
  slotted('full overlap carton', '0203'),
  folded('tray', '0422'),
  folded('mailer', '0427'),
  {
    name: 'layer pad',
    style: { vslCode: '0900', styleCarton: '09', styleVariant: '0900', printProcess: 'NOPRINT' },
    length: [400, 1160],
    depth: [0, 0],
    flutes: ['B', 'C'],
  },
]

export interface GeneratedPack {
  readonly description: string
  readonly product: Partial<Product>
  readonly flutes: readonly string[]
}

/** Sizes that a kind of pack comes in: few, so that the same things are made again and again, as they are. */
const sizes = 3

const share = ([from, to]: readonly [number, number], part: number): number =>
  Math.round((from + (to - from) * part) / 5) * 5

/** A pack that a customer of the industry could ask for. */
export function generatePack(random: Random, industryCode: string): GeneratedPack {
  const kind = random.pick(kinds)
  const size = random.between(0, sizes - 1)
  const length = share(kind.length, size / (sizes - 1))
  return {
    description: `${random.pick(goods[industryCode] ?? otherGoods)} ${kind.name}`,
    product: {
      ...kind.style,
      length,
      width: share([length * 0.6, length], ((size * 3) % sizes) / (sizes - 1)),
      depth: share(kind.depth, ((size * 3 + 2) % sizes) / (sizes - 1)),
      expectedOrderQuantity: random.between(2, 120) * 250,
    },
    flutes: kind.flutes,
  }
}

/** What a quote is about: `Seasonal run: Lager 24 x 375 ml carton`. */
export const generateSubject = (random: Random, first: string): string => `${random.pick(purposes)}: ${first}`
