import { type Inputs, type ItemSections, inputsOf } from '#domain/quoteItem'

const names = {
  product: [
    'styleCarton',
    'styleVariant',
    'fefCoVariantCode',
    'styleTopFlap',
    'styleBottomFlap',
    'topFlapAdjustment',
    'bottomFlapAdjustment',
    'length',
    'width',
    'depth',
    'isAllowCrease',
    'crease1',
    'crease2',
    'crease3',
    'boardGrade',
    'preferredPlantCode',
  ],
  design: ['additionalTrim'],
} as const

/** What the files of a design are made from, to be kept beside them: what has changed since is found by `staleness`. */
export const designInputs = (item: ItemSections): Inputs => inputsOf(item, names)
