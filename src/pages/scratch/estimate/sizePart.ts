import type { Blank } from '#domain/boxGeometry'
import { boxPart, type EngineMasters, type EstimateItem, type Part } from '#domain/estimating'
import type { PadInputs } from '../padInputs.ts'

/** The pad's field for a field of the engine. */
const padField: Readonly<Record<string, string>> = {
  topFlapAdjustment: 'flapAdjustment',
  bottomFlapAdjustment: 'flapAdjustment',
  topFlap: 'size',
  bottomFlap: 'size',
}

/** The blank of the box on the pad, or what is wrong with its size, by the pad's fields. */
export function sizePart(
  item: Omit<EstimateItem, 'load'>,
  { length, width, depth, flute }: Pick<PadInputs, 'length' | 'width' | 'depth' | 'flute'>,
  masters: EngineMasters,
): Part<Blank> {
  const box = boxPart(item, { length, width, depth }, flute, masters)
  if (box.ok) return box
  return {
    ...box,
    problems: box.problems.map(({ field, message }) => ({ field: padField[field] ?? field, message })),
  }
}
