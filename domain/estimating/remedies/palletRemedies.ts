import { decimal } from '#domain/formats'
import type { PalletType } from '#domain/palletisation'
import type { EngineMasters } from '../masters.ts'
import { nearest } from './nearest.ts'
import type { Candidates, RemedyFields, Solves } from './remedy.ts'
import { sizeRemedies } from './sizeRemedies.ts'

/** The most that a bundle may hang over an edge before it is a remedy no more, mm. Our own choice (design). */
const mostOverhang = 75

/** The highest load that is offered, mm. Our own choice (design). */
const mostHeight = 2400

/** Where the bundle is the suggested one, smaller ones than this are tried. */
const mostInBundle = 50

/** Overhang and height are offered in steps of this, mm. */
const upTo = (mm: number, step: number) => Math.ceil(mm / step) * step

const deckOf = ({ length, width }: PalletType) => `${decimal(length, 0)} × ${decimal(width, 0)}`

/** Remedies for a unit that no pallet takes as asked: a larger pallet, an overhang, both; a higher load, a smaller bundle, a size nearby. */
export function* palletRemedies(
  entered: RemedyFields,
  { palletTypes, overhangs }: EngineMasters,
  solves: Solves,
): Candidates {
  const own = palletTypes.find(({ code }) => code === entered.palletType) ?? palletTypes[0]
  const others = palletTypes
    .filter(({ code }) => code !== own?.code)
    .toSorted((a, b) => a.length * a.width - b.length * b.width)
  const chosen = overhangs.find(({ code }) => code === entered.overhang)
  const flush = overhangs.find(({ direction }) => direction === 'none')
  if (chosen?.direction === 'under' && flush !== undefined)
    yield { label: 'keep no edge free', change: { overhang: flush.code } }
  if (entered.bundleQty !== null) yield { label: 'bundle as suggested', change: { bundleQty: null } }
  for (const type of others) yield { label: `use ${deckOf(type)}`, change: { palletType: type.code } }

  const over = overhangs.find(({ direction }) => direction === 'over')
  const least = (change: Partial<RemedyFields>) =>
    over === undefined
      ? null
      : nearest(0, mostOverhang, mm => solves({ ...change, overhang: over.code, overhangMm: mm }))
  const withOverhang = (type: PalletType | null) => {
    const change = type === null ? {} : { palletType: type.code }
    const mm = least(change)
    if (mm === null || over === undefined) return null
    const overhangMm = upTo(mm, 5)
    const label =
      type === null ? `allow ${overhangMm} mm overhang` : `use ${deckOf(type)} with ${overhangMm} mm overhang`
    return { label, change: { ...change, overhang: over.code, overhangMm } }
  }
  yield withOverhang(null)

  const height = nearest(entered.maxPalletHeight ?? 0, mostHeight, mm => solves({ maxPalletHeight: mm }))
  if (height !== null) {
    const maxPalletHeight = upTo(height, 10)
    yield { label: `allow ${decimal(maxPalletHeight, 0)} mm height`, change: { maxPalletHeight } }
  }
  const isWhole = entered.bundleQty === null || Math.floor(entered.bundleQty) === entered.bundleQty
  const bundle = !isWhole
    ? null
    : nearest(entered.bundleQty ?? mostInBundle, 1, number => solves({ bundleQty: number }))
  if (bundle !== null) yield { label: `bundles of ${bundle}`, change: { bundleQty: bundle } }
  const tight = others.filter(({ code }) => !solves({ palletType: code }))
  const both = tight.flatMap(type => withOverhang(type) ?? [])
  yield* both.toSorted((a, b) => a.change.overhangMm - b.change.overhangMm)
  yield* sizeRemedies(entered, solves)
}
