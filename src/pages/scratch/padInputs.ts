import { z } from 'zod'
import { priceGivens, usualCoverage, usualFlute, usualPallet, usualStack } from '#domain/estimating'

/** The Store key that the person's inputs are kept under. */
export const padKey = 'scratchpad'

const measure = z.number().nullable()

const PadBreak = z.object({
  quantity: measure,
  given: z.enum(priceGivens),
  /** Percent for mark-up and margin, money a costing unit for a price. */
  value: measure,
})
export type PadBreak = z.infer<typeof PadBreak>

/** Quantity breaks, up to. */
export const mostBreaks = 5

const newBreak = (quantity: number): PadBreak => ({ quantity, given: 'markUp', value: 28 })

/** The pad before anybody touched it. */
export const freshPad = {
  plant: '',
  style: '0201',
  length: 400,
  width: 300,
  depth: 250,
  topFlap: '',
  bottomFlap: '',
  lapSide: 'inside',
  flapAdjustment: 40,
  lidDepth: null,
  cellsLong: 4,
  cellsWide: 3,
  closure: '00',
  flute: usualFlute,
  grade: '',
  printProcess: 'FLEXO',
  colours: 2,
  coverage: usualCoverage,
  breaks: [500, 1000, 2500, 5000, 10000].map(newBreak),
  policy: 2,
  basis: 'absorption',
  commission: 3,
  deliverTo: '',
  ...usualPallet,
  bundleQty: null,
  ...usualStack,
  contentKg: 8,
  hasHandHoles: false,
  mustCarryKg: null,
  reach: 3,
} satisfies z.input<typeof PadInputs>

const PadInputs = z.object({
  plant: z.string(),
  style: z.string(),
  length: measure,
  width: measure,
  depth: measure,
  /** Flap styles of a slotted box; empty: as the style says. */
  topFlap: z.string(),
  bottomFlap: z.string(),
  lapSide: z.enum(['inside', 'outside']),
  /** Overlap of flap style 02, gap of 09. */
  flapAdjustment: measure,
  /** Empty: as the style says. */
  lidDepth: measure,
  cellsLong: measure,
  cellsWide: measure,
  closure: z.string(),
  flute: z.string(),
  /** Empty: the first grade in the flute. */
  grade: z.string(),
  printProcess: z.string(),
  colours: measure,
  /** Percent of the board under each colour. */
  coverage: measure,
  breaks: z.array(PadBreak).min(1).max(mostBreaks),
  policy: z.literal([1, 2, 3, 4]),
  basis: z.enum(['absorption', 'marginal']),
  /** Percent of the sell price. */
  commission: measure,
  /** Region; empty is collected at the plant. */
  deliverTo: z.string(),
  /** Empty: the first of the list. */
  palletType: z.string(),
  palletPattern: z.string(),
  overhang: z.string(),
  /** Per edge. */
  overhangMm: measure,
  maxPalletHeight: measure,
  /** Empty: what a person lifts and a strapper takes. */
  bundleQty: measure,
  strapsAcross: measure,
  strapsThrough: measure,
  stretchWrap: z.string(),
  /** How long filled boxes stand stacked, at what humidity, and what is in one of them. */
  days: measure,
  humidity: measure,
  contentKg: measure,
  hasHandHoles: z.boolean(),
  /** What a box must carry in the stack; boards that do are offered. */
  mustCarryKg: measure,
  /** Millimetres the search for a better size goes up and down. */
  reach: measure,
})
/** Everything a person enters on the pad; a number that is not there is null. Lengths in mm. */
export type PadInputs = z.infer<typeof PadInputs>

/** The inputs that say which box it is. */
export const boxInputs = [
  'style',
  'length',
  'width',
  'depth',
  'topFlap',
  'bottomFlap',
  'lapSide',
  'flapAdjustment',
  'lidDepth',
  'cellsLong',
  'cellsWide',
  'closure',
] as const satisfies readonly (keyof PadInputs)[]
export type BoxInputs = Pick<PadInputs, (typeof boxInputs)[number]>

/** A field of the pad that takes a number. */
export type PadNumber = {
  [Key in keyof PadInputs]: PadInputs[Key] extends number | null ? Key : never
}[keyof PadInputs]

const isPad = (kept: unknown): kept is PadInputs => PadInputs.safeParse(kept).success

/** The inputs as they were kept; a field that was kept by another version of the pad starts fresh. */
export function readPad(kept: unknown): PadInputs {
  // The kept object itself, not a copy of it: what did not change in it is known by being the same.
  if (isPad(kept)) return kept
  const parts: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const fields = Object.entries(PadInputs.shape).map(([name, schema]) => {
    const part = schema.safeParse(parts[name])
    return [name, part.success ? part.data : freshPad[name as keyof PadInputs]] as const
  })
  return PadInputs.parse(Object.fromEntries(fields))
}
