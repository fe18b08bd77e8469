import { type EngineMasters, type Remedy, type SizeWin, sizeWins } from '#domain/estimating'
import { type BundleInput, type PalletLoad, palletise } from '#domain/palletisation'
import { remediesOfPad } from '../cause/remediesOfPad.ts'
import type { PadInputs } from '../padInputs.ts'
import { padSizeQuestion } from '../whatIf/padSizeQuestion.ts'

/** The searches that take too long for the page itself. */
export type SearchQuestion =
  | { readonly kind: 'layer'; readonly input: BundleInput }
  | { readonly kind: 'whatIf' | 'remedies'; readonly inputs: PadInputs; readonly masters: EngineMasters }

export type SearchAnswer =
  | { readonly kind: 'layer'; readonly load: PalletLoad | null }
  | { readonly kind: 'whatIf'; readonly sizes: readonly SizeWin[] }
  | { readonly kind: 'remedies'; readonly remedies: readonly Remedy[] }

/** Answers a search to its end, however long it takes. */
export function answerSearch(question: SearchQuestion): SearchAnswer {
  if (question.kind !== 'layer') {
    const { inputs, masters } = question
    if (question.kind === 'remedies') return { kind: 'remedies', remedies: remediesOfPad(inputs, masters) }
    const asked = padSizeQuestion(inputs, masters)
    return { kind: 'whatIf', sizes: asked === null ? [] : sizeWins(asked, masters) }
  }
  const load = palletise({ ...question.input, effort: 'thorough' })
  return { kind: 'layer', load: load.calculationSuccess ? load : null }
}
