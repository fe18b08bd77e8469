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

const dieCutTypes: readonly CodeLabel[] = [
  { code: 'FLATBED', label: 'Flatbed die-cut' },
  { code: 'ROTARY', label: 'Rotary die-cut' },
]

const openings: readonly CodeLabel[] = [
  { code: 'HANDHOLE', label: 'Hand holes' },
  { code: 'VENT', label: 'Vent holes' },
  { code: 'PERF', label: 'Perforated opening' },
  { code: 'TEAR', label: 'Tear tape opening' },
]

/**
 * The carton styles the rules name, with their choices. Styles 02, 04, 09 and closure 00: 000 §4, 001 §5 and §9;
 * the other closures: decision N31; flap behaviour: FEFCO 0200-0209; labels, die-cut types and openings: our own.
 */
export const cartonStyles: readonly CartonStyle[] = [
  {
    code: '02',
    label: '02 Slotted Cartons',
    variants: ['0200', '0201', '0202', '0203', '0204', '0205', '0206', '0209'].map(code => ({
      code,
      label: code,
    })),
    flapStyles: slottedFlaps,
    closures: [],
    dieCutTypes,
    openings,
  },
  {
    code: '04',
    label: '04 Folders and Trays',
    variants: ['0401', '0409', '0411', '0421', '0422', '0426', '0427', '0471'].map(code => ({
      code,
      label: code,
    })),
    flapStyles: [noFlap],
    closures: [
      { code: '00', label: 'None' },
      { code: '01', label: 'Glued' },
      { code: '02', label: 'Taped' },
      { code: '03', label: 'Stitched' },
    ],
    dieCutTypes,
    openings,
  },
  {
    code: '08',
    label: '08 Glued Specials',
    variants: [],
    flapStyles: [noFlap],
    closures: [],
    dieCutTypes,
    openings,
  },
  {
    code: '09',
    label: '09 Interior Fitments',
    variants: style09Variants.map(({ code, label }) => ({ code, label })),
    flapStyles: [],
    closures: [],
    dieCutTypes,
    openings: [],
  },
]
