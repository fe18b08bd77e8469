import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { hang } from './hang.ts'
import type { HungPanel } from './panel.ts'
import { refused } from './refused.ts'
import { rootPanel } from './rootPanel.ts'
import type { Template } from './template.ts'

/**
 * Sheets and pads (0110, 0900, 0901): length by width as given, flat. Creases across the width, if any, are listed from the
 * top as the spans between them and must sum to the width.
 */
export const sheet: Template = ({ size, options }) => {
  const { length, width } = size
  const given = options.creases ?? []
  if (given.some(crease => !(crease >= 0)))
    return refused([{ field: 'creases', message: 'A crease must not be below 0.' }])
  const spans = given.filter(crease => crease > 0)
  const sum = spans.reduce((total, crease) => total + crease, 0)
  if (spans.length > 0 && Math.abs(sum - width) > 1e-6)
    return refused([{ field: 'width', message: 'Must be equal to the sum of crease 1, 2 and 3' }])
  const [first = width, ...others] = spans
  const below = others.reduceRight<HungPanel[]>(
    (children, out, index) => [
      hang('bottom', {
        name: `sheet ${index + 2}`,
        role: 'sheet',
        along: length,
        out,
        angle: 0,
        children,
      }),
    ],
    [],
  )
  const root = rootPanel({
    name: 'sheet 1',
    role: 'sheet',
    width: length,
    height: first,
    children: below,
  })
  return draft([{ name: 'sheet', size, root, seats: [atRest], flutes: 'y', room: null, meets: [] }], {
    formed: { length, width, depth: 0 },
    trace: [
      {
        label: 'Sheet',
        value: `${length} x ${width}`,
        unit: 'mm',
        why: spans.length > 0 ? `Creased into ${spans.join(', ')}` : 'Length and width as given',
      },
      ...(size.depth > 0
        ? [{ label: 'Depth', value: size.depth, unit: 'mm', why: 'A sheet is flat: the depth plays no part' }]
        : []),
    ],
  })
}
