import type { WrittenBox } from '#domain/formats'
import { mostBreaks, type PadInputs } from '../padInputs.ts'
import { sortedBreaks } from './sortedBreaks.ts'

/** What a box that was written in one line changes on the pad; its quantity becomes one of the breaks. */
export function withWritten(
  { breaks }: Pick<PadInputs, 'breaks'>,
  { quantity, ...box }: WrittenBox,
): Partial<PadInputs> {
  if (quantity === undefined || breaks.some(each => each.quantity === quantity)) return box
  const last = breaks.at(-1)
  if (last === undefined) return box
  const others = breaks.length < mostBreaks ? breaks : breaks.slice(0, -1)
  return { ...box, breaks: sortedBreaks([...others, { ...last, quantity }]) }
}
