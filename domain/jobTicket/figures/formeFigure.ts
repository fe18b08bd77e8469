import type { Blank } from '#domain/boxGeometry'
import { defaultDieCut } from '#domain/corrugator'
import { dieline, type Entity, stepAndRepeat } from '#domain/dieline'
import { sheetPieces } from '#domain/estimating'
import { tidy } from '#domain/formats'
import type { DesignStep } from '#domain/quoteItem'
import type { TicketFigure } from '../ticket.ts'
import { placed } from './placed.ts'
import { type Sheet, sheetOf, wholeSheet } from './sheetOf.ts'

/** The blanks on the sheet in its middle, as the forme cuts them; nothing where they do not lie on it in a grid. */
function layoutOf(blank: Blank, sheet: Sheet): { readonly entities: Entity[]; readonly words: string } {
  const grid = blank.pieces.length === 1 ? sheetPieces(blank, sheet, defaultDieCut, false) : null
  if (grid === null) return { entities: [], words: `${sheet.numberUp} up` }
  const { along, across, isRotated } = grid
  const one = dieline(blank)
  const all = stepAndRepeat(one, {
    across: isRotated ? across : along,
    along: isRotated ? along : across,
    gap: 0,
  })
  const [width, height] = isRotated ? [all.height, all.width] : [all.width, all.height]
  const placing = {
    x: (sheet.length - width) / 2,
    y: (sheet.width - height) / 2,
    isTurned: isRotated,
    height: all.height,
  }
  const turned = isRotated ? ', turned' : ''
  const words =
    sheet.numberUp === 1
      ? `1 up${turned}`
      : `${sheet.numberUp} up: ${along} along × ${across} across${turned}`
  return { entities: all.entities.map(entity => placed(entity, placing)), words }
}

/** The sheet under the forme of a step, with the blanks as they are cut; nothing while its size is not entered. */
export function formeFigure(step: DesignStep, blank: Blank): TicketFigure[] {
  const sheet = sheetOf(step)
  if (sheet === null) return []
  const { entities, words } = layoutOf(blank, sheet)
  const codes = step.stepFormes.map(({ formeCode }) => formeCode).filter(code => code !== '')
  return [
    {
      kind: 'forme',
      title: ['Forme', ...codes].join(' '),
      note: `${words}, on a sheet of ${tidy(sheet.length, 2)} × ${tidy(sheet.width, 2)} mm`,
      width: sheet.length,
      height: sheet.width,
      isFramed: true,
      entities,
      chains: wholeSheet(sheet),
      tapes: [],
    },
  ]
}
