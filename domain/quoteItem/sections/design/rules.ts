import type { SectionRules } from '../../about.ts'
import { ardExists } from './ardExists.ts'
import { closedHere } from './closedHere.ts'
import { corrCreaseSum } from './corrCreaseSum.ts'
import { corruptedStep } from './corruptedStep.ts'
import { creaseBounds } from './creaseBounds.ts'
import { despatchStep } from './despatchStep.ts'
import { documents } from './documents.ts'
import { extrasFanfold } from './extrasFanfold.ts'
import { ffgCreaseSum } from './ffgCreaseSum.ts'
import { formeRuleLength } from './formeRuleLength.ts'
import { generated } from './generated.ts'
import { internalTransfer } from './internalTransfer.ts'
import { maxCreases } from './maxCreases.ts'
import { operationUnique } from './operationUnique.ts'
import { outerType } from './outerType.ts'
import { outloadValid } from './outloadValid.ts'
import { outsideProcess } from './outsideProcess.ts'
import { paperDeckle } from './paperDeckle.ts'
import { projectValid } from './projectValid.ts'
import { scoringProfile } from './scoringProfile.ts'
import { sheetBounds } from './sheetBounds.ts'
import { sheetSides } from './sheetSides.ts'
import { upBeforeCut } from './upBeforeCut.ts'
import { variantForPlant } from './variantForPlant.ts'

/** The rules of Design. Source: 001 §5, §8. */
export const designRules: SectionRules<'design'> = {
  rules: [
    despatchStep,
    closedHere,
    corruptedStep,
    operationUnique,
    sheetSides,
    sheetBounds,
    upBeforeCut,
    creaseBounds,
    corrCreaseSum,
    ffgCreaseSum,
    maxCreases,
    formeRuleLength,
    outsideProcess,
    paperDeckle,
    scoringProfile,
    extrasFanfold,
    variantForPlant,
    internalTransfer,
    outerType,
    outloadValid,
    projectValid,
    ardExists,
    generated,
    documents,
  ],
}
