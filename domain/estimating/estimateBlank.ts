import { type BlankResult, blank } from '#domain/boxGeometry'
import type { EstimateItem } from './estimateItem.ts'
import type { EngineMasters, PlantMasters } from './masters.ts'
import { plantOf } from './plantOf.ts'

export type BlankQuestion = Pick<
  EstimateItem,
  'plantCode' | 'style' | 'length' | 'width' | 'depth' | 'blankOptions'
>

interface Known {
  readonly question: string
  readonly plant: Pick<PlantMasters, 'flutes' | 'settings'>
  readonly ownStyles: EngineMasters['ownStyles']
  readonly result: BlankResult
}

// Routing, costing and the figures of one item ask for the same blank, before a price shock and after it.
let last: Known | null = null

/** The blank of an item in a flute, with the plant's flutes and allowances; problems name the field to change. */
export function estimateBlank(item: BlankQuestion, fluteCode: string, masters: EngineMasters): BlankResult {
  const plant = plantOf(item.plantCode, masters)
  if (plant === undefined)
    return { ok: false, problems: [{ field: 'plantCode', message: `There is no plant ${item.plantCode}.` }] }
  const { style, length, width, depth, blankOptions } = item
  const { masterDataVersion, ownStyles } = masters
  // As text each: what is no number is not the same as what is not entered.
  const sizes = [style, length, width, depth, fluteCode, masterDataVersion].join('|')
  const question = `${sizes}|${JSON.stringify(blankOptions)}`
  const { flutes, settings } = plant
  if (
    last?.question === question &&
    last.ownStyles === ownStyles &&
    last.plant.flutes === flutes &&
    last.plant.settings.allowances === settings.allowances
  )
    return last.result
  const result = blank(style, { length, width, depth }, fluteCode, {
    ...blankOptions,
    flutes,
    ownStyles,
    allowances: settings.allowances,
    masterDataVersion,
  })
  last = { question, plant, ownStyles, result }
  return result
}
