import { styleOf } from '#domain/boxGeometry'
import { listed } from '#domain/formats'
import { optionsOf } from '../optionsOf.ts'
import type { RemedyFields } from './remedy.ts'

/** What a style changes beside itself, and that in words; '' where it changes nothing that a person entered. */
export interface StyleChange {
  readonly change: Partial<RemedyFields>
  readonly said: string
}

/**
 * Another style with what makes sense for it: its own flaps, no depth where it has none, no print on a fitment, the longer
 * side as its length where it asks for that. Our own design.
 */
export function withStyle(style: string, entered: RemedyFields): StyleChange {
  const known = styleOf(style)
  const { length, width, printProcess } = entered
  const own = { style, topFlap: '', bottomFlap: '' }
  const isPrinted = known?.family === '09' && printProcess !== 'NOPRINT'
  const isTurned = known?.widthWithinLength === true && length !== null && width !== null && width > length
  const isFlat = optionsOf(style).flat && !optionsOf(entered.style).flat
  const words = [
    ...(isFlat ? ['has no depth'] : []),
    ...(isPrinted ? ['is not printed'] : []),
    ...(isTurned ? ['has its longer side as its length'] : []),
  ]
  return {
    change: {
      ...own,
      ...(isPrinted ? { printProcess: 'NOPRINT' } : {}),
      ...(isTurned ? { length: width, width: length } : {}),
    },
    said: words.length === 0 ? '' : `${style} ${listed(words)}.`,
  }
}
