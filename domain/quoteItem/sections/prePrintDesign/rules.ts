import type { SectionRules } from '../../about.ts'
import { lanesFit } from './lanesFit.ts'
import { repeatOfSheets } from './repeatOfSheets.ts'
import { rollComplete } from './rollComplete.ts'
import { rollOfDeckle } from './rollOfDeckle.ts'
import { rollSides } from './rollSides.ts'

/** The rules of Preprint Design. */
export const prePrintDesignRules: SectionRules<'prePrintDesign'> = {
  rules: [rollComplete, rollSides, lanesFit, repeatOfSheets, rollOfDeckle],
}
