import { entryUnder } from '#domain/tables'
import { closingStepsNeeded } from './closingStepsNeeded.ts'
import type { Capability } from './routeJob.ts'

/** Closures of style 04: 01 glued, 02 taped, 03 stitched (our own table). */
const operationByClosure: Readonly<Record<string, Extract<Capability, 'GLUE' | 'TAPE' | 'STITCH'>>> = {
  '01': 'GLUE',
  '02': 'TAPE',
  '03': 'STITCH',
}

/** The operation that closes a box of this style and closure, glue unless another is named; null when none does. */
export function closingOperation(
  style: string,
  closureCode: string | null,
): 'GLUE' | 'TAPE' | 'STITCH' | null {
  if (closingStepsNeeded(style, closureCode) === 0) return null
  return entryUnder(operationByClosure, closureCode ?? '') ?? 'GLUE'
}
