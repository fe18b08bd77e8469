import type { Blank, Problem } from '#domain/boxGeometry'
import { type EngineMasters, type EstimateItem, estimateBlank } from '#domain/estimating'
import type { PadInputs } from '../padInputs.ts'
import { optionsOf } from './padItem.ts'
import { found, type Part } from './part.ts'

/** The pad's field for a field of the engine. */
const padField: Readonly<Record<string, string>> = {
  topFlapAdjustment: 'flapAdjustment',
  bottomFlapAdjustment: 'flapAdjustment',
  topFlap: 'size',
  bottomFlap: 'size',
}

const sides = { length: 'Length', width: 'Width', depth: 'Depth' } as const

/** The blank of the box as it is entered, or what is wrong with its size, field by field. */
export function boxPart(
  item: Omit<EstimateItem, 'load'>,
  entered: Pick<PadInputs, 'length' | 'width' | 'depth' | 'flute'>,
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
  const result = estimateBlank(item, entered.flute, masters)
  return result.ok ? found(result.blank) : { ok: false, problems: once(result.problems) }
}

/** Problems in the pad's fields; what both ends of a box say is said once. */
function once(problems: readonly Problem[]): Problem[] {
  const said = problems.map(({ field, message }) => ({ field: padField[field] ?? field, message }))
  return said.filter(({ message }, index) => said.findIndex(other => other.message === message) === index)
}
