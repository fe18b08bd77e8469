import type { Finding } from '../../finding.ts'
import { sideFault } from '../../sideFault.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/** The sheet of a step has a length and a width that are some, whatever its work centre takes. Our own. */
export const sheetSides = ({ designSteps }: Design): Finding[] =>
  designSteps.flatMap(step =>
    (['sheetLength', 'sheetWidth'] as const).flatMap(side => {
      const message = sideFault(step[side])
      return message === null ? [] : [designError(stepPath(step, side), 'sheet-side', message)]
    }),
  )
