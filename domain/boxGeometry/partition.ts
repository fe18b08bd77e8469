import { draft } from './draft.ts'
import type { Notch } from './panel.ts'
import { refused } from './refused.ts'
import { rootPanel } from './rootPanel.ts'
import type { DraftPiece, Job, Template } from './template.ts'

interface Strips {
  readonly name: 'long strip' | 'short strip'
  readonly quantity: number
  readonly inside: number
  readonly across: number
  readonly cells: number
  readonly slotSide: 'top' | 'bottom'
  readonly turnZ: number
}

const wholeCells = (count: number) => Number.isInteger(count) && count >= 2

const stripsOf = ({ size, flute, allowances }: Job, strips: Strips): DraftPiece => {
  const { clearance, slotPlay, slotDepthShare } = allowances.partition
  const { name, quantity, inside, across, cells, slotSide, turnZ } = strips
  const length = inside - clearance
  const pitch = length / cells
  const slot = flute.caliper + slotPlay
  const notches = Array.from(
    { length: cells - 1 },
    (_, index): Notch => ({
      side: slotSide,
      offset: (index + 1) * pitch - slot / 2,
      width: slot,
      depth: size.depth * slotDepthShare,
    }),
  )
  const seats = Array.from({ length: quantity }, (_, index) => {
    const at = ((index + 1) * across) / (quantity + 1)
    return {
      turnX: 90,
      turnZ,
      shift: turnZ === 0 ? ([0, at, 0] as const) : ([at, 0, 0] as const),
      apart: [turnZ === 0 ? 0 : size.length + size.depth, index * (size.depth * 1.1), 0] as const,
      from: 0,
      to: 1,
    }
  })
  return {
    name,
    size: { length: inside, width: across, depth: size.depth },
    root: rootPanel({
      name,
      role: 'strip',
      width: length,
      height: size.depth,
      notches,
    }),
    seats,
    flutes: 'y',
    room: null,
    meets: [['long strip', 'short strip']],
  }
}

/**
 * Partition sets 0933 and 0935: strips slotted halfway that cross each other. Long strips run along the length, one less
 * than there are cells along the width, and the other way round. Own design: 0935 has the strips of 0933 until it is
 * compared with a licensed FEFCO Code.
 */
export const partition: Template = job => {
  const { size, options, allowances, flute } = job
  const { alongLength, alongWidth } = options.cells ?? { alongLength: 0, alongWidth: 0 }
  if (!wholeCells(alongLength) || !wholeCells(alongWidth))
    return refused([{ field: 'cells', message: 'A partition set needs at least 2 whole cells each way.' }])
  const { clearance, slotPlay } = allowances.partition
  const slot = flute.caliper + slotPlay
  const tight = [size.length / alongLength, size.width / alongWidth].some(cell => cell - clearance <= slot)
  if (tight)
    return refused([{ field: 'cells', message: 'The cells are too small for the slots of this flute.' }])
  return draft(
    [
      stripsOf(job, {
        name: 'long strip',
        quantity: alongWidth - 1,
        inside: size.length,
        across: size.width,
        cells: alongLength,
        slotSide: 'top',
        turnZ: 0,
      }),
      stripsOf(job, {
        name: 'short strip',
        quantity: alongLength - 1,
        inside: size.width,
        across: size.length,
        cells: alongWidth,
        slotSide: 'bottom',
        turnZ: 90,
      }),
    ],
    {
      formed: size,
      trace: [
        {
          label: 'Cells',
          value: alongLength * alongWidth,
          why: `${alongLength} along the length, ${alongWidth} along the width`,
        },
        { label: 'Slot width', value: slot, unit: 'mm', why: `Caliper ${flute.caliper} + ${slotPlay} play` },
        {
          label: 'Clearance',
          value: clearance,
          unit: 'mm',
          why: 'Each strip is that much shorter than the inside',
        },
      ],
    },
  )
}
