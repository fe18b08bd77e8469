import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { earsOf } from './earsOf.ts'
import { hang } from './hang.ts'
import type { Panel, Side } from './panel.ts'
import { refused } from './refused.ts'
import { rootPanel } from './rootPanel.ts'
import type { Size } from './size.ts'
import { span } from './span.ts'
import type { Job, Template } from './template.ts'

const sides = { from: 0, to: 0.25 }
const tabs = { from: 0.25, to: 0.4 }
const ends = { from: 0.4, to: 0.6 }
const closing = { from: 0.6, to: 1 }

/** A tray with a corner tab at either end of its long walls; the tabs lie against the end walls. */
const cornerTray = (inside: Size, formed: Size, { flute, allowances }: Job): Panel => {
  const { baseT, tabGapT } = allowances.telescope
  const t = flute.caliper
  const width = span(inside.length + baseT * t, formed.length)
  const height = span(inside.width + baseT * t, formed.width)
  const wall = span(inside.depth, formed.depth)
  const reach = Math.min(flute.lapWidth, formed.depth, formed.width / 2)
  const gap = Math.min(tabGapT * t, wall.flat / 4)
  const longWall = (side: 'top' | 'bottom') =>
    hang(side, {
      name: `side ${side}`,
      role: 'wall',
      along: width,
      out: wall,
      ...sides,
      children: earsOf({
        wallName: `side ${side}`,
        wallSide: side,
        wall,
        reach,
        gap,
        taperDegrees: allowances.joint.taperDegrees,
        ...tabs,
      }),
    })
  const endWall = (side: Extract<Side, 'left' | 'right'>) =>
    hang(side, { name: `end ${side}`, role: 'wall', along: height, out: wall, ...ends })
  return rootPanel({
    name: 'base',
    role: 'base',
    width,
    height,
    children: [longWall('top'), longWall('bottom'), endWall('left'), endWall('right')],
  })
}

/**
 * Telescope boxes 0300 (lid as deep as the box unless told) and 0301 (lid less deep): two trays, the lid with clearance
 * over the body's outside. Own design, to be compared with a licensed FEFCO Code.
 */
export const telescope: Template = job => {
  const { style, size, flute, options, allowances } = job
  const { baseT, lidClearance, partLidShare } = allowances.telescope
  const partial = style.code === '0301'
  const lidDepth = options.lidDepth ?? (partial ? size.depth * partLidShare : size.depth)
  if (!(lidDepth > 0 && (partial ? lidDepth < size.depth : lidDepth <= size.depth)))
    return refused([
      {
        field: 'lidDepth',
        message: `Lid depth must be greater than 0 and ${partial ? 'less than' : 'at most'} the depth.`,
      },
    ])
  const over = baseT * flute.caliper + lidClearance
  const lid: Size = { length: size.length + over, width: size.width + over, depth: lidDepth }
  const lidFormed: Size = { ...size, depth: lidDepth }
  return draft(
    [
      { name: 'body', size, root: cornerTray(size, size, job), seats: [atRest] },
      {
        name: 'lid',
        size: lid,
        root: cornerTray(lid, lidFormed, job),
        seats: [
          {
            turnX: 180,
            turnZ: 0,
            shift: [0, size.width, size.depth],
            apart: [size.length + 2 * (size.depth + lidDepth), 0, 0],
            ...closing,
          },
        ],
      },
    ],
    {
      formed: size,
      trace: [
        {
          label: 'Lid length',
          value: lid.length,
          unit: 'mm',
          why: `Body outside ${size.length} + ${baseT} calipers, + ${lidClearance} clearance`,
        },
        {
          label: 'Lid width',
          value: lid.width,
          unit: 'mm',
          why: `Body outside ${size.width} + ${baseT} calipers, + ${lidClearance} clearance`,
        },
        {
          label: 'Lid depth',
          value: lidDepth,
          unit: 'mm',
          why: options.lidDepth === undefined ? `Style ${style.code}` : 'As asked',
        },
      ],
    },
  )
}
