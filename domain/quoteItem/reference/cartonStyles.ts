import { type Family, styles } from '#domain/boxGeometry'
import type { CodeLabel } from './codeLabel.ts'
import { style09Variants } from './style09Variants.ts'

/** What can be chosen for a carton style; an empty list: the style has no such choice. */
export interface CartonStyle extends CodeLabel {
  readonly variants: readonly CodeLabel[]
  readonly flapStyles: readonly CodeLabel[]
  readonly closures: readonly CodeLabel[]
  readonly dieCutTypes: readonly CodeLabel[]
  readonly openings: readonly CodeLabel[]
}

const noFlap: CodeLabel = { code: '00', label: 'None' }

/** Flap styles of style 02; 02 overlaps and 09 leaves a gap, both by the flap adjustment. */
const slottedFlaps: readonly CodeLabel[] = [
  noFlap,
  { code: '01', label: 'Outer flaps meet' },
  { code: '02', label: 'Outer flaps overlap' },
  { code: '03', label: 'Full overlap' },
  { code: '04', label: 'Inner and outer flaps meet' },
  { code: '05', label: 'Inner flaps meet, outer overlap' },
  { code: '06', label: 'Inner flaps meet, outer full overlap' },
  { code: '09', label: 'Outer flaps with a gap' },
]

/** How what can only be die-cut is made until somebody says otherwise. */
export const usualDieCut = 'FLATBED'

const dieCutTypes: readonly CodeLabel[] = [
  { code: usualDieCut, label: 'Flatbed die-cut' },
  { code: 'ROTARY', label: 'Rotary die-cut' },
]

/** The opening that weakens a box, and is drawn in its end walls. */
export const handHoleOpening = 'HANDHOLE'

const openings: readonly CodeLabel[] = [
  { code: handHoleOpening, label: 'Hand holes' },
  { code: 'VENT', label: 'Vent holes' },
  { code: 'PERF', label: 'Perforated opening' },
  { code: 'TEAR', label: 'Tear tape opening' },
]

const closures: readonly CodeLabel[] = [
  { code: '00', label: 'None' },
  { code: '01', label: 'Glued' },
  { code: '02', label: 'Taped' },
  { code: '03', label: 'Stitched' },
]

/** Variants that items may have although no engine draws them. */
const undrawn: Readonly<Partial<Record<string, readonly string[]>>> = { '04': ['0409', '0411'] }

/** The styles of a family that the engine makes, and those of it that items know by their code alone. */
const variantsOf = (family: Family): readonly CodeLabel[] =>
  [
    ...styles
      .filter(style => style.family === family)
      .map(({ code, name }) => ({ code, label: `${code} ${name}` })),
    ...(undrawn[family] ?? []).map(code => ({ code, label: code })),
  ].toSorted((a, b) => (family === 'FC' ? 0 : a.code.localeCompare(b.code)))

const cartonStyle = (code: Family, label: string, more: Partial<CartonStyle> = {}): CartonStyle => ({
  code,
  label: `${code} ${label}`,
  variants: variantsOf(code),
  flapStyles: [noFlap],
  closures: [],
  dieCutTypes,
  openings,
  ...more,
})

/**
 * The carton styles with their choices. Styles 02, 04, 09 and closure 00: 000 §4, 001 §5 and §9; the other closures:
 * decision N31; flap behaviour: FEFCO 0200-0209; labels, die-cut types and openings, and the styles that the rules don't
 * name: our own. Variants are the engine's styles.
 */
export const cartonStyles: readonly CartonStyle[] = [
  cartonStyle('01', 'Sheets', { openings: [] }),
  cartonStyle('02', 'Slotted Cartons', { flapStyles: slottedFlaps }),
  cartonStyle('03', 'Telescope Boxes', { closures }),
  cartonStyle('04', 'Folders and Trays', { closures }),
  cartonStyle('05', 'Slide Boxes'),
  cartonStyle('07', 'Ready-glued Boxes'),
  {
    code: '08',
    label: '08 Glued Specials',
    variants: [],
    flapStyles: [noFlap],
    closures: [],
    dieCutTypes,
    openings,
  },
  cartonStyle('09', 'Interior Fitments', {
    variants: style09Variants.map(({ code, label }) => ({ code, label })),
    flapStyles: [],
    openings: [],
  }),
  cartonStyle('FC', 'Folding Cartons', { closures }),
]

type StyleList = Exclude<keyof CartonStyle, keyof CodeLabel>

/** What can be chosen for any of the styles; a code is called the same by each. */
export const ofAnyStyle = (list: StyleList): readonly CodeLabel[] => [
  ...new Map(cartonStyles.flatMap(style => style[list]).map(each => [each.code, each])).values(),
]
