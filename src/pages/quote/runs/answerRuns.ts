import { type EngineMasters, type RunningItem, runsOfQuote, type SharedRun } from '#domain/estimating'

/** What is asked aside from the page: which items could run together. */
export interface RunsQuestion {
  readonly items: readonly RunningItem[]
  readonly masters: EngineMasters
}

/** Answers to its end. */
export const answerRuns = ({ items, masters }: RunsQuestion): SharedRun[] => runsOfQuote(items, masters)
