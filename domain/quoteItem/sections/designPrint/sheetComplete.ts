import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { isMissing } from '../../requiredFindings.ts'
import type { DesignPrint } from './designPrint.ts'
import { printedSheetFields } from './fields.ts'
import { sheetError } from './sheetError.ts'
import { sheetPath } from './sheetPath.ts'

/** What a printer has to know of a sheet; coverage, finish and overs have a usual that goes without saying. */
const needed = ['side', 'sheetLength', 'sheetWidth', 'totalNumberUp', 'numberOfColors'] as const

/** A printed sheet says its side, its size, how many are on it and in how many colours. Our own. */
export const sheetComplete = ({ printedSheets }: DesignPrint): Finding[] =>
  printedSheets.flatMap(sheet =>
    needed
      .filter(name => isMissing(sheet[name]))
      .map(name =>
        sheetError(
          sheetPath(sheet, name),
          'required',
          text('formRequired', { field: printedSheetFields[name].label }),
        ),
      ),
  )
