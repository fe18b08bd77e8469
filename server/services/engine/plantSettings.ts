import type { EngineLookupData } from '#contract/engineMasters'
import {
  defaultBoxFactors,
  defaultEdgeCrushFactor,
  defaultMcKee,
  defaultStackingFactors,
  defaultStarchPerGlueLine,
} from '#domain/board'
import { defaultAllowances } from '#domain/boxGeometry'
import { defaultCorrugator, defaultDieCut } from '#domain/corrugator'
import { defaultAnilox, defaultInkWaste, defaultPreprint } from '#domain/tooling'
import type { RateBook } from './rateBook.ts'

type Settings = EngineLookupData['plants'][number]['settings']

const rowsOr = <Row>(rows: Row[], otherwise: readonly Row[]): Row[] =>
  rows.length > 0 ? rows : [...otherwise]

/** What a plant makes otherwise of styles that are tables: `allowances.styles.0422`, `tab`. */
function ownOfStyles(book: RateBook): Record<string, Record<string, number>> {
  const group = 'allowances.styles'
  return Object.fromEntries(
    book.below(group).map(code => [code, Object.fromEntries(book.names(`${group}.${code}`))]),
  )
}

/** The engines' settings at a plant; what nobody changed is the engines' own default. */
export function plantSettings(book: RateBook): Settings {
  const stacking = book.fill('stackingFactors', defaultStackingFactors)
  const anilox = book.fill('anilox', defaultAnilox)
  return {
    allowances: { ...book.fill('allowances', defaultAllowances), styles: ownOfStyles(book) },
    foldedFlat: book.fill('foldedFlat', { springBack: 1.05, strapCompression: 1 }),
    corrugator: book.fill('corrugator', defaultCorrugator),
    dieCut: book.fill('dieCut', defaultDieCut),
    board: book.fill('board', {
      starchPerGlueLine: defaultStarchPerGlueLine,
      edgeCrushFactor: defaultEdgeCrushFactor,
    }),
    mckee: book.fill('mckee', defaultMcKee),
    boxFactors: {
      ...book.fill('boxFactors', defaultBoxFactors),
      styles: { ...defaultBoxFactors.styles, ...Object.fromEntries(book.names('boxFactors.styles')) },
    },
    stackingFactors: {
      ...stacking,
      time: rowsOr(
        book.table('stackingFactors.time').map(([days, factor]) => ({ days, factor })),
        stacking.time,
      ),
      humidity: rowsOr(
        book.table('stackingFactors.humidity').map(([percent, factor]) => ({ percent, factor })),
        stacking.humidity,
      ),
    },
    anilox: {
      ...anilox,
      rows: rowsOr(
        book.table('anilox.rows').map(([upToBcm, gsm]) => ({ upToBcm, gsm })),
        anilox.rows,
      ),
    },
    inkWaste: book.number('ink', 'waste', defaultInkWaste),
    preprint: book.fill('preprint', defaultPreprint),
  }
}
