import type { PalletAlternative, PalletQuestion } from '#domain/palletisation'
import {
  fieldLabel,
  fieldWords,
  type Inputs,
  type ItemSections,
  type PalletKey,
  type Pallets,
  sections,
  staleness,
} from '#domain/quoteItem'
import { takenLoad } from './takenLoad.ts'

/** A stored load that is not what would be calculated now. */
export interface StaleLoad {
  /** What has changed since, a sentence each: `Length 402 → 410 mm`; none when it is the master data that did. */
  readonly since: readonly string[]
  /** What the load would be now where it differs: `Layers 6 → 5`. */
  readonly now: readonly string[]
}

const shown = [
  'foldedSizeLength',
  'foldedSizeWidth',
  'foldedSizeT',
  'layersPerPallet',
  'totalPalletQty',
  'noOfPallets',
  'unitLoadSizeLength',
  'unitLoadSizeWidth',
  'unitLoadSizeDepth',
] as const satisfies readonly (keyof Pallets)[]

const isFar = (a: number | null, b: number | null): boolean => Math.abs((a ?? 0) - (b ?? 0)) > 0.005

/**
 * What has become of a stored load since it was calculated, when `alternative` is what it would be now; null when it is
 * still good, or nothing was calculated.
 */
export function staleLoad(
  item: ItemSections,
  key: PalletKey,
  question: PalletQuestion,
  alternative: PalletAlternative,
): StaleLoad | null {
  const pallets = item[key]
  if (pallets.calculatedFrom === null) return null
  const since = staleness(pallets.calculatedFrom as Inputs, item)
  const taken = takenLoad(item, key, question, alternative)
  const { fields } = sections[key]
  const now = shown
    .filter(name => isFar(pallets[name], taken[name] ?? null))
    .map(
      name =>
        `${fieldLabel(key, name)} ${fieldWords(fields[name], pallets[name], { withUnit: false })} → ${fieldWords(fields[name], taken[name])}`,
    )
  return since.length === 0 && now.length === 0 ? null : { since, now }
}
