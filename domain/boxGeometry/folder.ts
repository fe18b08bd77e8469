import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { hang } from './hang.ts'
import { rootPanel } from './rootPanel.ts'
import { span } from './span.ts'
import type { Template } from './template.ts'

/**
 * The one-piece folder 0401: a cross whose long sides fold over and meet, with a flap at either end underneath.
 * Own design, to be compared with a licensed FEFCO Code.
 */
export const folder: Template = ({ size, flute, allowances }) => {
  const { length, width, depth } = size
  const { baseT, sideWallT, outerFlapT, endWallT } = allowances.folder
  const t = flute.caliper
  const endFlap = Math.min(depth, width / 2, length / 2)
  const across = span(length + baseT * t, length)
  const up = span(width + baseT * t, width)
  const side = (at: 'top' | 'bottom') =>
    hang(at, {
      name: `side ${at}`,
      role: 'wall',
      along: across,
      out: span(depth + sideWallT * t, depth),
      from: 0.5,
      to: 0.75,
      children: [
        hang(at, {
          name: `flap ${at}`,
          role: 'flap',
          along: across,
          out: span((width + outerFlapT * t) / 2, width / 2),
          from: 0.75,
          to: 1,
        }),
      ],
    })
  const end = (at: 'left' | 'right') =>
    hang(at, {
      name: `end ${at}`,
      role: 'wall',
      along: up,
      out: span(depth + endWallT * t, depth),
      from: 0,
      to: 0.3,
      children: [
        hang(at, { name: `end flap ${at}`, role: 'ear', along: up, out: span(endFlap), from: 0.3, to: 0.5 }),
      ],
    })
  const root = rootPanel({
    name: 'base',
    role: 'base',
    width: across,
    height: up,
    children: [side('top'), side('bottom'), end('left'), end('right')],
  })
  return draft([{ name: 'folder', size, root, seats: [atRest] }], {
    formed: size,
    trace: [
      { label: 'Base length', value: across.flat, unit: 'mm', why: `Length ${length} + ${baseT} calipers` },
      { label: 'Base width', value: up.flat, unit: 'mm', why: `Width ${width} + ${baseT} calipers` },
      { label: 'End flap', value: endFlap, unit: 'mm', why: 'The depth, half the width at most' },
    ],
  })
}
