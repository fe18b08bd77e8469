import { type BlankResult, blank } from '#domain/boxGeometry'
import type { EstimateItem } from './estimateItem.ts'
import type { EngineMasters } from './masters.ts'
import { plantOf } from './plantOf.ts'

export type BlankQuestion = Pick<
  EstimateItem,
  'plantCode' | 'style' | 'length' | 'width' | 'depth' | 'blankOptions'
>

/** The blank of an item in a flute, with the plant's flutes and allowances; problems name the field to change. */
export function estimateBlank(item: BlankQuestion, fluteCode: string, masters: EngineMasters): BlankResult {
  const plant = plantOf(item.plantCode, masters)
  if (plant === undefined)
    return { ok: false, problems: [{ field: 'plantCode', message: `There is no plant ${item.plantCode}.` }] }
  const { style, length, width, depth } = item
  return blank(style, { length, width, depth }, fluteCode, {
    ...item.blankOptions,
    flutes: plant.flutes,
    allowances: plant.settings.allowances,
    masterDataVersion: masters.masterDataVersion,
  })
}
