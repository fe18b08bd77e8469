import fc from 'fast-check'
import {
  type Blank,
  type BlankOptions,
  type BlankPanel,
  type BlankPiece,
  blank,
  type Flute,
  flutes,
  type Problem,
  type Size,
  styleOf,
  styles,
} from '#domain/boxGeometry'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import type { Notch, Panel, Side, Trim } from '../../../domain/boxGeometry/panel.ts'
import { type PlacedPanel, placePanels } from '../../../domain/boxGeometry/placePanels.ts'
import { rootPanel } from '../../../domain/boxGeometry/rootPanel.ts'
import type { RuleLine } from '../../../domain/boxGeometry/ruleLine.ts'
import type { Point } from '../../../domain/boxGeometry/stroke.ts'
import { byDepth, seedFrom } from '../../depth.ts'

/** The size most worked examples have. */
export const box: Size = { length: 400, width: 300, depth: 250 }

/** A blank that is expected to be possible. */
export function made(
  style: string,
  size: Size = box,
  flute: string | Flute = 'C',
  options: BlankOptions = {},
): Blank {
  const result = blank(style, size, flute, options)
  if (!result.ok) throw new Error(`${style}: ${result.problems.map(({ message }) => message).join(' ')}`)
  return result.blank
}

/** The problems of a blank that is expected to be impossible. */
export function problemsOf(
  style: string,
  size: Size = box,
  flute: string | Flute = 'C',
  options: BlankOptions = {},
): readonly Problem[] {
  const result = blank(style, size, flute, options)
  if (result.ok) throw new Error(`${style} was made`)
  return result.problems
}

const the = <Item>(found: Item | undefined, name: string): Item => {
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

/** A piece of a set by its name. */
export function pieceOf({ pieces }: Blank, name: string): BlankPiece {
  return the(
    pieces.find(piece => piece.name === name),
    name,
  )
}

/** A panel of a piece by its name, as it lies on the flat blank. */
export function flatPanel({ panels }: BlankPiece, name: string): BlankPanel {
  return the(
    panels.find(panel => panel.name === name),
    name,
  )
}

export const styleCodes: readonly string[] = styles.map(({ code }) => code)

export interface Order {
  readonly style: string
  readonly size: Size
  readonly flute: Flute
  readonly options: BlankOptions
}

/** What sizes of a style are sensible, tenths of a millimetre: cartons are small, trays are low, pads have no depth. */
function sizesOf(style: string) {
  const { family, depthRule } = styleOf(style) ?? { family: '02', depthRule: 'positive' }
  const isCarton = family === 'FC'
  const isLow = family === '04' || style.startsWith('B')
  const width = isCarton ? { min: 800, max: 2200 } : { min: 2000, max: 8000 }
  // The caps of a tube are a quarter of its depth, and four calipers at the least.
  const isCapped = style === '0310' || style === '0313'
  // Webs in all corners must not touch.
  const isWebbed = style === 'B40.22.00.00'
  const depth = isLow
    ? { least: isCarton ? 0.2 : 0.4, most: isWebbed ? 0.46 : 0.5 }
    : { least: isCapped ? 0.9 : 0.7, most: 1 }
  return { isCarton, width, depth: depthRule === 'mustBeZero' ? { least: 0, most: 0 } : depth }
}

/** Sensible orders of one style: any flute, sizes to a tenth of a millimetre, length at least the width. */
export function anyOrder(style: string): fc.Arbitrary<Order> {
  const sizes = sizesOf(style)
  return fc
    .record({
      flute: fc.constantFrom(
        ...Object.values(flutes).filter(({ caliper }) => !sizes.isCarton || caliper < 2),
      ),
      width: fc.integer(sizes.width),
      longer: fc.integer({ min: 0, max: 900 }),
      depth: fc.integer({
        min: Math.round(sizes.depth.least * 1000),
        max: Math.round(sizes.depth.most * 1000),
      }),
      adjustment: fc.integer({ min: 1, max: 50 }),
      lapSide: fc.constantFrom('inside' as const, 'outside' as const),
      startPanel: fc.constantFrom('width' as const, 'length' as const),
      cells: fc.record({
        alongLength: fc.integer({ min: 2, max: 4 }),
        alongWidth: fc.integer({ min: 2, max: 4 }),
      }),
    })
    .map(({ flute, width, longer, depth, adjustment, lapSide, startPanel, cells }) => ({
      style,
      flute,
      size: {
        length: Math.round(width * (1 + longer / 1000)) / 10,
        width: width / 10,
        depth: Math.floor((width * depth) / 1000) / 10,
      },
      options: {
        topFlapAdjustment: adjustment,
        bottomFlapAdjustment: adjustment,
        lapSide,
        startPanel,
        cells,
      },
    }))
}

/** Runs a property over sensible orders of one style, always the same ones. */
export function always(
  style: string,
  holds: (blank: Blank, order: Order) => void,
  runs = byDepth(8, 25),
): void {
  fc.assert(
    fc.property(anyOrder(style), order => {
      holds(made(order.style, order.size, order.flute, order.options), order)
    }),
    { seed: seedFrom(20_260), numRuns: runs },
  )
}

export const sides: readonly Side[] = ['top', 'bottom', 'left', 'right']

/** A square wall of 100 mm that lies still, with whatever hangs from it. */
export function wall(more: Partial<Pick<Panel, 'children' | 'holes' | 'notches'>> = {}): Panel {
  return rootPanel({ name: 'root', role: 'wall', width: 100, height: 100, ...more })
}

/** The only panel, or the first of a tree, as it lies on the flat blank. */
export function placedFirst(root: Panel): PlacedPanel {
  const [first] = placePanels(root)
  if (first === undefined) throw new Error('nothing was placed')
  return first
}

/** A flap of 100 × 40 hung on a side of the wall and placed, with its low far corner trimmed. */
export function placedFlap(
  side: Side,
  trimLow: Trim | null = null,
  notches: readonly Notch[] = [],
): PlacedPanel {
  const flap = hang(side, { name: 'flap', role: 'flap', along: 100, out: 40, trimLow })
  const placed = placePanels(wall({ children: [{ ...flap, notches }] }))[1]
  if (placed === undefined) throw new Error('the flap was not placed')
  return placed
}

/** A straight rule of the forme. */
export function ruleLine(from: Point, to: Point, rule: RuleLine['rule'] = 'CUT', panel = 'root'): RuleLine {
  return { kind: 'line', rule, panel, from, to }
}

export const at = (x: number, y: number): Point => ({ x, y })
