import type { CorrugatorSettings } from './corrugatorSettings.ts'
import type { SheetOrder } from './deckleRun.ts'

/** How many sheets fit beside each other on a deckle: its width, the slitter's outs and its crease positions. */
export function outsOn(
  deckle: number,
  order: Pick<SheetOrder, 'sheetWidth' | 'creasesPerSheet'>,
  settings: Pick<CorrugatorSettings, 'minTrim' | 'maxOut' | 'maxCreases'>,
): number {
  const byWidth = Math.floor((deckle - settings.minTrim) / order.sheetWidth)
  const byCreases =
    order.creasesPerSheet > 0 ? Math.floor(settings.maxCreases / order.creasesPerSheet) : settings.maxOut
  return Math.max(0, Math.min(byWidth, settings.maxOut, byCreases))
}
