import type { ConfirmedDesign } from './confirmedDesign.ts'

/** A figure that the drawing and our calculation have differently; null: one of them has none. */
export interface ConfirmedDifference {
  readonly label: string
  readonly unit: 'mm' | 'm²'
  readonly confirmed: number | null
  readonly calculated: number | null
}

/** Closer than this two figures are the same: what files and tables round to. */
const close = { mm: 0.05, 'm²': 0.0005 } as const

type Figure = Omit<ConfirmedDifference, 'confirmed' | 'calculated'> & { readonly value: number | null }

const figuresOf = ({ size, pieces }: ConfirmedDesign): readonly Figure[] => [
  { label: 'Inside length', unit: 'mm', value: size.length },
  { label: 'Inside width', unit: 'mm', value: size.width },
  { label: 'Inside depth', unit: 'mm', value: size.depth },
  ...pieces.flatMap(({ name, length, width, area }, index): Figure[] => {
    // One piece is the blank; of a set each says which it is.
    const what = pieces.length === 1 && index === 0 ? 'Blank' : `Blank (${name})`
    return [
      { label: `${what} length`, unit: 'mm', value: length },
      { label: `${what} width`, unit: 'mm', value: width },
      { label: `${what} area`, unit: 'm²', value: area },
    ]
  }),
]

/**
 * Where what the design service has drawn is not what we calculate: inside size, blank and area, each by its name. A size
 * that it says nothing of is no difference.
 */
export function confirmedDifferences(
  confirmed: ConfirmedDesign,
  calculated: ConfirmedDesign,
): ConfirmedDifference[] {
  const drawn = figuresOf(confirmed)
  const ours = figuresOf(calculated)
  const labels = [...new Set([...ours, ...drawn].map(({ label }) => label))]
  return labels.flatMap(label => {
    const theirs = drawn.find(figure => figure.label === label)
    const own = ours.find(figure => figure.label === label)
    const unit = (theirs ?? own)?.unit ?? 'mm'
    const [a, b] = [theirs?.value ?? null, own?.value ?? null]
    if (theirs !== undefined && own !== undefined && (a === null || b === null)) return []
    if (a !== null && b !== null && Math.abs(a - b) <= close[unit]) return []
    return [{ label, unit, confirmed: a, calculated: b }]
  })
}
