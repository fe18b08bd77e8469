import type { ManualOrder } from '#contract/newWork'
import { decimal } from '#domain/formats'
import { stereoArea } from '#domain/manualOrders'

/** A stereo in one line: its code, ink, size in mm and area. */
export function stereoWords({ stereoCode, colour, width, length }: ManualOrder['stereos'][number]): string {
  const area = stereoArea(width, length)
  return [
    stereoCode,
    colour,
    width === null || length === null ? '' : `${width} × ${length} mm`,
    area === null ? '' : `${decimal(area, 0)} cm²`,
  ]
    .filter(part => part !== '')
    .join(' · ')
}
