import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { DesignPrint } from './designPrint.ts'
import { enteredSheet } from './enteredSheet.ts'
import { sheetOfRoute } from './sheetOfRoute.ts'
import { sheetPath } from './sheetPath.ts'

const sheetWarning = findingOn('designPrint', 'warning')

/**
 * A printed sheet says when it has another number up than the sheet that it is laminated to, or leaves some of that bare.
 * It counts in the cost all the same: it may be cut or laid otherwise than the route does. Our own.
 */
export function sheetAsRouted(
  { printedSheets }: DesignPrint,
  { sections: { design } }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const routed = enteredSheet(sheetOfRoute(design) ?? unrouted)
  if (routed === null) return []
  return printedSheets.flatMap(sheet => {
    const printed = enteredSheet(sheet)
    if (printed === null) return []
    if (printed.numberUp !== routed.numberUp)
      return [
        sheetWarning(
          sheetPath(sheet, 'totalNumberUp'),
          'sheet-as-routed',
          `the sheet of the route has ${routed.numberUp}`,
        ),
      ]
    return covers(printed, routed)
      ? []
      : [
          sheetWarning(
            sheetPath(sheet, 'sheetLength'),
            'sheet-as-routed',
            `the sheet of the route is larger: ${routed.length} × ${routed.width} mm`,
          ),
        ]
  })
}

const unrouted = { sheetLength: null, sheetWidth: null, totalNumberUp: null }

interface Size {
  readonly length: number
  readonly width: number
}

const covers = (printed: Size, board: Size): boolean =>
  Math.max(printed.length, printed.width) >= Math.max(board.length, board.width) &&
  Math.min(printed.length, printed.width) >= Math.min(board.length, board.width)
