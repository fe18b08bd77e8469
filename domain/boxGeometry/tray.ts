import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { earsOf } from './earsOf.ts'
import { hang } from './hang.ts'
import type { HungPanel, Side, Span } from './panel.ts'
import { rootPanel } from './rootPanel.ts'
import { span } from './span.ts'
import type { Template } from './template.ts'

interface DoubleWall {
  readonly side: Side
  readonly name: string
  readonly along: Span
  readonly innerAlong: Span
  readonly innerOffset: Span
  readonly wall: Span
  readonly rollOver: number
  readonly inner: Span
  readonly from: number
  readonly to: number
  readonly ears: readonly HungPanel[]
}

/** An outer wall, the roll over its edge and the inner wall that comes down behind it. */
const doubleWall = (given: DoubleWall): HungPanel => {
  const { side, name, along, innerAlong, innerOffset, wall, rollOver, inner, from, to, ears } = given
  const step = (to - from) / 3
  const inside = hang(side, {
    name: `${name} inner`,
    role: 'inner',
    along: innerAlong,
    out: inner,
    from: from + 2 * step,
    to,
  })
  const roll = hang(side, {
    name: `${name} roll`,
    role: 'roll',
    along: innerAlong,
    offset: innerOffset,
    out: span(rollOver, 0),
    from: from + step,
    to: from + 2 * step,
    children: [inside],
  })
  return hang(side, {
    name,
    role: 'wall',
    along,
    out: wall,
    from,
    to: from + step,
    children: [...ears, roll],
  })
}

/**
 * Trays 0421 (double ends that roll over the ears of single sides) and 0422 (sides doubled too).
 * Own design, to be compared with a licensed FEFCO Code.
 */
export const tray: Template = ({ style, size, flute, allowances }) => {
  const { length, width, depth } = size
  const { baseLengthT, baseWidthT, wallT, rollOverT, endInnerShare, sideInnerShare, earGapT } =
    allowances.tray
  const t = flute.caliper
  const across = span(length + baseLengthT * t, length)
  const up = span(width + baseWidthT * t, width)
  const wall = span(depth + wallT * t, depth)
  const rollOver = rollOverT * t
  const reach = Math.min(depth, width / 2, length / 2)
  const doubleSides = style.code === '0422'
  const side = (at: 'top' | 'bottom'): HungPanel => {
    const name = `side ${at}`
    const ears = earsOf({
      wallName: name,
      wallSide: at,
      wall,
      reach,
      gap: Math.min(earGapT * t, wall.flat / 4),
      taperDegrees: allowances.joint.taperDegrees,
      from: 0.2,
      to: 0.4,
    })
    if (!doubleSides)
      return hang(at, { name, role: 'wall', along: across, out: wall, from: 0, to: 0.2, children: ears })
    const inset = Math.min(rollOver, across.flat / 4)
    return doubleWall({
      side: at,
      name,
      along: across,
      innerAlong: span(across.flat - 2 * inset, length),
      innerOffset: span(inset, 0),
      wall,
      rollOver,
      inner: span(depth * sideInnerShare),
      from: 0,
      to: 0.6,
      ears,
    })
  }
  const end = (at: 'left' | 'right') =>
    doubleWall({
      side: at,
      name: `end ${at}`,
      along: up,
      innerAlong: up,
      innerOffset: span(0),
      wall,
      rollOver,
      inner: span(depth * endInnerShare),
      from: 0.4,
      to: 1,
      ears: [],
    })
  const root = rootPanel({
    name: 'base',
    role: 'base',
    width: across,
    height: up,
    children: [side('top'), side('bottom'), end('left'), end('right')],
  })
  return draft([{ name: 'tray', size, root, seats: [atRest] }], {
    formed: size,
    trace: [
      {
        label: 'Base length',
        value: across.flat,
        unit: 'mm',
        why: `Length ${length} + ${baseLengthT} calipers`,
      },
      { label: 'Base width', value: up.flat, unit: 'mm', why: `Width ${width} + ${baseWidthT} calipers` },
      { label: 'Wall', value: wall.flat, unit: 'mm', why: `Depth ${depth} + ${wallT} caliper` },
      { label: 'Roll over', value: rollOver, unit: 'mm', why: `${rollOverT} calipers` },
      {
        label: 'End inner wall',
        value: depth * endInnerShare,
        unit: 'mm',
        why: `${endInnerShare} of the depth`,
      },
      ...(doubleSides
        ? [
            {
              label: 'Side inner wall',
              value: depth * sideInnerShare,
              unit: 'mm',
              why: `${sideInnerShare} of the depth`,
            },
          ]
        : []),
    ],
  })
}
