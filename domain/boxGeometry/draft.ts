import type { Draft, DraftPiece } from './template.ts'

/** A draft of the given pieces, with nothing to warn of unless said. */
export function draft(
  pieces: readonly DraftPiece[],
  { formed, trace, warnings = [] }: Pick<Draft, 'formed' | 'trace'> & { warnings?: readonly string[] },
): Draft {
  return { pieces, formed, trace, warnings, problems: [] }
}
