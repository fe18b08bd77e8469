import type { SheetCreaseInput, SheetCreaseResult } from '#contract/boxCalculations'
import type { EngineLookupData } from '#contract/engineMasters'
import { cartonSqm, sheetSqm } from '#domain/board'
import type { Blank } from '#domain/boxGeometry'
import { arrangeCreases, checkCreases, creasePositions } from '#domain/corrugator'
import { plantOf } from '#domain/estimating'
import { blankFailure, flutedBlank } from './flutedBlank.ts'

/** What the checks of a design step find on its creases; a die-cut blank has them in its forme. */
function findingsOf(
  input: SheetCreaseInput,
  cut: Blank,
  arranged: readonly number[],
  masters: EngineLookupData,
) {
  const settings = plantOf(input.plantCode, masters)?.settings.corrugator
  const { sheetLength, sheetWidth, additionalTrim } = cut
  const rows = [
    { operation: 'CORR', creases: cut.style.dieCut && input.corrCreases === null ? null : arranged },
    { operation: 'FFG', creases: cut.style.dieCut ? input.ffgCreases : (input.ffgCreases ?? cut.ffgCreases) },
  ] as const
  return rows.flatMap(({ operation, creases }) => {
    if (creases === null) return []
    const checked = checkCreases({
      operation,
      creases,
      sheetLength,
      sheetWidth: sheetWidth * input.numberUp,
      additionalTrim,
      ...(settings === undefined ? {} : { settings }),
    })
    return checked.findings.map(finding => ({ operation, ...finding }))
  })
}

/** Sheet and creases of a box, and what is wrong with the creases that a step has. */
export function sheetCreases(input: SheetCreaseInput, masters: EngineLookupData): SheetCreaseResult {
  const result = flutedBlank(input, masters)
  if (!result.ok) return blankFailure(result.problems)
  const { blank } = result
  const corrCreases = input.corrCreases ?? blank.corrCreases
  const ffgCreases = input.ffgCreases ?? blank.ffgCreases
  const arranged = arrangeCreases(corrCreases, {
    isInverted: input.isInvertedSheet,
    numberUp: input.numberUp,
  })
  return {
    calculationSuccess: true,
    calculationMessage: '',
    masterDataVersion: masters.masterDataVersion,
    sheetLength: blank.sheetLength,
    sheetWidth: blank.sheetWidth,
    corrCreases,
    ffgCreases,
    sheetCreases: arranged,
    corrPositions: creasePositions(arranged),
    ffgPositions: creasePositions(ffgCreases),
    additionalTrim: blank.additionalTrim,
    sheetSqm: sheetSqm(blank.sheetLength, blank.sheetWidth),
    cartonSqm: cartonSqm(blank.setAreas.blank, 1),
    cutMetres: blank.ruleLengths.cut / 1000,
    creaseMetres: blank.ruleLengths.crease / 1000,
    pieces: blank.pieces.map(piece => ({
      name: piece.name,
      quantity: piece.quantity,
      sheetLength: piece.sheetLength,
      sheetWidth: piece.sheetWidth,
      corrCreases: piece.corrCreases,
      ffgCreases: piece.ffgCreases,
    })),
    findings: findingsOf(input, blank, arranged, masters),
    warnings: blank.warnings,
    trace: blank.trace,
  }
}
