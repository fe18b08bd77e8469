import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { hang } from './hang.ts'
import type { HungPanel, Panel } from './panel.ts'
import { rootPanel } from './rootPanel.ts'
import { sheet } from './sheet.ts'
import type { Job, Template } from './template.ts'

const standingSide = (at: 'top' | 'bottom', { size }: Job): HungPanel =>
  hang(at, { name: `side ${at}`, role: 'wall', along: size.length, out: size.depth })

const angleOrU = (job: Job): Panel =>
  rootPanel({
    name: 'base',
    role: 'base',
    width: job.size.length,
    height: job.size.width,
    children: [standingSide('top', job), ...(job.style.code === '0903' ? [standingSide('bottom', job)] : [])],
  })

const ring = ({ size: { length, width, depth } }: Job): Panel => {
  const wall = (index: number, out: number, next: readonly HungPanel[]) =>
    hang('right', { name: `P${index}`, role: 'wall', along: depth, out, children: next })
  return rootPanel({
    name: 'P1',
    role: 'wall',
    width,
    height: depth,
    children: [wall(2, length, [wall(3, width, [wall(4, length, [])])])],
  })
}

/**
 * Liners: 0902 an angle (one side and the base), 0903 a U (side, base, side), 0904 a ring of four walls without a lap.
 * With creases of its own a liner is a creased sheet of length by width. Own design, without allowances.
 */
export const liner: Template = job => {
  if ((job.options.creases ?? []).some(crease => crease !== 0)) return sheet(job)
  const { size, style } = job
  const root = style.code === '0904' ? ring(job) : angleOrU(job)
  return draft(
    [{ name: 'liner', size, root, seats: [atRest], flutes: 'y', room: null, meets: [['P1', 'P4']] }],
    {
      formed: size,
      trace: [
        {
          label: 'Liner',
          value: style.name,
          why:
            style.code === '0904'
              ? 'Width, length, width, length around'
              : 'Depth on either side of the width',
        },
      ],
    },
  )
}
