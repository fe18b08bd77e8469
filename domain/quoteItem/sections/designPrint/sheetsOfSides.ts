import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { mayEnter } from '../../mayEnter.ts'
import type { DesignPrint } from './designPrint.ts'
import { sheetError } from './sheetError.ts'

/** Each side that is printed has a sheet, once they are entered. Our own. */
export function sheetsOfSides(
  { printedSheets }: DesignPrint,
  about: Pick<ItemUnderRules, 'fieldRules' | 'sections'>,
): Finding[] {
  if (printedSheets.length === 0 && !mayEnter(about, 'designPrint', 'printedSheets')) return []
  const has = (code: string) => printedSheets.some(({ side }) => side === code)
  const { isDoubleSided } = about.sections.printing
  const missing = [...(has('FRONT') ? [] : ['front']), ...(has('BACK') || !isDoubleSided ? [] : ['back'])]
  return missing.length === 0
    ? []
    : [
        sheetError(
          'printedSheets',
          'required',
          `A printed sheet of the ${missing.join(' and the ')} is required`,
        ),
      ]
}
