import type { Blank, Problem } from '#domain/boxGeometry'
import { type BlankQuestion, estimateBlank } from '../estimateBlank.ts'
import type { EngineMasters } from '../masters.ts'
import { optionsOf } from '../optionsOf.ts'
import { found, type Part } from './part.ts'

/** A size as it is entered, mm; null where nothing is. */
export interface EnteredSize {
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
}

const sides = { length: 'Length', width: 'Width', depth: 'Depth' } as const

/** The blank of the box as it is entered, or what is wrong with its size, by the field of the engine. */
export function boxPart(
  item: BlankQuestion,
  entered: EnteredSize,
  flute: string,
  masters: EngineMasters,
): Part<Blank> {
  const asked = optionsOf(item.style).flat
    ? (['length', 'width'] as const)
    : (['length', 'width', 'depth'] as const)
  const empty = asked.filter(side => entered[side] === null)
  if (empty.length > 0)
    return {
      ok: false,
      problems: empty.map(field => ({ field, message: `${sides[field]} must be a number.` })),
    }
  const result = estimateBlank(item, flute, masters)
  return result.ok ? found(result.blank) : { ok: false, problems: once(result.problems) }
}

/** What both ends of a box say is said once. */
const once = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ message }, index) => problems.findIndex(other => other.message === message) === index)
