import type { Blank } from '#domain/boxGeometry'
import type { DesignStep } from '#domain/quoteItem'
import type { TicketFigure } from '../ticket.ts'
import { formeFigure } from './formeFigure.ts'
import { webFigure } from './webFigure.ts'

/**
 * The sheets of the route that a machine is set by: under the forme of each die-cutter, and off the corrugator where it
 * creases or tapes; mm.
 */
export const sheetFigures = (steps: readonly DesignStep[], blank: Blank): TicketFigure[] =>
  steps.flatMap(step => {
    if (step.operation === 'DIECUT') return formeFigure(step, blank)
    return step.operation === 'CORR' ? webFigure(step, blank) : []
  })
