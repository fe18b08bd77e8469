import type { EngineMasters } from '#domain/estimating'
import { type BundleInput, type PalletLoad, palletise } from '#domain/palletisation'
import type { PadInputs } from '../padInputs.ts'
import { type BetterSize, betterSizes } from '../whatIf/betterSizes.ts'

/** The searches that take too long for the page itself. */
export type SearchQuestion =
  | { readonly kind: 'layer'; readonly input: BundleInput }
  | { readonly kind: 'whatIf'; readonly inputs: PadInputs; readonly masters: EngineMasters }

export type SearchAnswer =
  | { readonly kind: 'layer'; readonly load: PalletLoad | null }
  | { readonly kind: 'whatIf'; readonly sizes: readonly BetterSize[] }

/** Answers a search to its end, however long it takes. */
export function answerSearch(question: SearchQuestion): SearchAnswer {
  if (question.kind === 'whatIf')
    return { kind: 'whatIf', sizes: betterSizes(question.inputs, question.masters) }
  const load = palletise({ ...question.input, effort: 'thorough' })
  return { kind: 'layer', load: load.calculationSuccess ? load : null }
}
