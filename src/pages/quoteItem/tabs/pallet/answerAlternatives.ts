import {
  type PalletAlternatives,
  type PalletPattern,
  type PalletQuestion,
  type PalletType,
  palletAlternatives,
} from '#domain/palletisation'

/** What is asked aside from the page: every way to load, looked for quickly or to the end. */
export interface AlternativesQuestion {
  readonly question: PalletQuestion
  readonly palletTypes: readonly PalletType[]
  readonly palletPatterns: readonly PalletPattern[]
  readonly effort: 'quick' | 'thorough'
}

/** Answers to its end, however long it takes. */
export const answerAlternatives = ({
  question,
  effort,
  ...choices
}: AlternativesQuestion): PalletAlternatives => palletAlternatives(question, choices, effort)
