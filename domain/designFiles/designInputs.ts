import { blankInputs, type Inputs, type ItemSections, inputsOf } from '#domain/quoteItem'

const names = {
  product: ['styleCarton', 'fefCoVariantCode', ...blankInputs, 'boardGrade', 'preferredPlantCode'],
  design: ['additionalTrim'],
} as const

/** What the files of a design are made from, to be kept beside them: what has changed since is found by `staleness`. */
export const designInputs = (item: ItemSections): Inputs => inputsOf(item, names)
