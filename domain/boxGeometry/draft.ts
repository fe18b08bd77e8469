import type { Draft, DraftPiece } from './template.ts'

/** A draft of the given pieces, with nothing to warn of unless said. */
export function draft(
  pieces: readonly DraftPiece[],
  {
    formed,
    trace,
    warnings = [],
    fits = [],
  }: Pick<Draft, 'formed' | 'trace'> & Partial<Pick<Draft, 'warnings' | 'fits'>>,
): Draft {
  return { pieces, formed, fits, trace, warnings, problems: [] }
}
