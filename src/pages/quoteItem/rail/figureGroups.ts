import type { Problem } from '#domain/boxGeometry'
import type { ItemFigures, Part } from '#domain/estimating'
import { counted, quantity, tidy } from '#domain/formats'
import type { Trace } from '#domain/trace'
import { type Amount, changeWords } from './changeWords.ts'

/** A figure of the rail in words; '' where it is not known. */
export interface FigureRow {
  readonly label: string
  readonly value: string
  readonly unit: string
  readonly note: string
  /** What stands before the value when it is another than the saved one: `402 →`, `+4.55`. */
  readonly change: string
  readonly trace: Trace
}

/** Figures that belong together, with what is missing for them. */
export interface FigureGroup {
  readonly key: 'box' | 'pallet' | 'price'
  readonly title: string
  readonly rows: readonly FigureRow[]
  readonly missing: readonly Problem[]
}

interface Shown {
  readonly amount: Amount
  readonly note?: string
  readonly trace: Trace
}

type Show<Figures> = (figures: Figures) => Shown

const rowOf =
  (saysWas: boolean) =>
  <Figures>(
    label: string,
    now: Part<Figures> | undefined,
    before: Part<Figures> | undefined,
    show: Show<Figures>,
  ): FigureRow => {
    const known = now?.ok ? show(now.value) : null
    const was = before?.ok ? show(before.value).amount : null
    return {
      label,
      value: known?.amount.text ?? '',
      unit: known?.amount.unit ?? '',
      note: known?.note ?? '',
      change: known === null ? '' : changeWords(was, known.amount, saysWas),
      trace: known?.trace ?? [],
    }
  }

const amount = (value: number, unit = '', places: 0 | 1 | 2 | 3 = 0): Amount => ({
  text: tidy(value, places),
  unit,
  value: null,
})

/** An amount whose change is said as a difference. */
const differing = (value: number, unit: string, text: string): Amount => ({ text, unit, value })

const cents = (value: number): string =>
  value.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const problemsOf = (...parts: readonly (Part<unknown> | undefined)[]): Problem[] =>
  parts.flatMap(part => (part === undefined || part.ok ? [] : part.problems))

/** What is missing of each group, each said where it is first in the way. */
function saidOnce(groups: readonly FigureGroup[]): FigureGroup[] {
  const said = new Set<string>()
  return groups.map(group => ({
    ...group,
    missing: group.missing.filter(({ field, message }) => {
      const key = `${field} ${message}`
      const isNew = !said.has(key)
      said.add(key)
      return isNew
    }),
  }))
}

/** The figures as the rail shows them, each with its change from `before`, what is saved; null: not known yet. */
export function figureGroups(
  now: ItemFigures | null,
  before: ItemFigures | null,
  saysWas = false,
): readonly FigureGroup[] {
  const row = rowOf(saysWas)
  const of = <Key extends keyof ItemFigures>(key: Key) => [now?.[key], before?.[key]] as const
  const price = now?.price
  const offered = now?.offered ?? null
  const tape = price?.ok ? price.value.tape : null
  return saidOnce([
    {
      key: 'box',
      title: 'Box',
      missing: problemsOf(now?.box, now?.board, now?.strength),
      rows: [
        row('Sheet', ...of('box'), ({ sheetLength, sheetWidth, trace }) => ({
          amount: { text: `${tidy(sheetLength, 1)} × ${tidy(sheetWidth, 1)}`, unit: 'mm', value: null },
          trace,
        })),
        row('Area', ...of('box'), ({ setAreas, trace }) => ({
          amount: amount(setAreas.sheet, 'm²', 3),
          trace,
        })),
        row('Weight', ...of('unit'), ({ kg, trace }) => ({ amount: amount(kg * 1000, 'g'), trace })),
        row('Strength (BCT)', ...of('strength'), ({ compression }) => ({
          amount: amount(compression.kilograms, 'kg'),
          note: `${compression.basis === 'estimate' ? 'an estimate, ' : ''}${tidy(compression.kilonewtons, 2)} kN`,
          trace: compression.trace,
        })),
      ],
    },
    {
      key: 'pallet',
      title: 'Pallet',
      missing: problemsOf(now?.pallet),
      rows: [
        row('A layer', ...of('pallet'), ({ load }) => ({
          amount: amount(load.bundlesPerLayer),
          note: `${load.bundlesPerLayer === 1 ? 'bundle' : 'bundles'} of ${load.bundleQty}`,
          trace: load.trace,
        })),
        row('Layers', ...of('pallet'), ({ load }) => ({
          amount: amount(load.layersPerPallet),
          trace: load.trace,
        })),
        row('On a pallet', ...of('pallet'), ({ load }) => ({
          amount: amount(load.totalPalletQty),
          note: load.noOfPallets > 0 ? counted(load.noOfPallets, 'pallet') : '',
          trace: load.trace,
        })),
      ],
    },
    {
      key: 'price',
      title:
        tape === null ? 'Price' : `Price for ${tidy(tape.costingUom)}, at ${quantity(tape.quantity)} ordered`,
      missing: problemsOf(now?.cost, now?.price),
      rows: [
        row('Cost', ...of('price'), ({ tape: { cost }, trace }) => ({
          amount: differing(cost, '$', cents(cost)),
          note: now?.isWithoutFreight ? 'without freight' : '',
          trace,
        })),
        row('Price', ...of('price'), ({ tape: { sellPrice }, trace }) => ({
          amount: differing(sellPrice, '$', cents(sellPrice)),
          note: offered === null ? '' : `offered at $${cents(offered)}, now`,
          trace,
        })),
        row('Margin', ...of('price'), ({ margin, trace }) => ({
          amount: differing(margin, '%', tidy(margin, 1)),
          trace,
        })),
      ],
    },
  ])
}
