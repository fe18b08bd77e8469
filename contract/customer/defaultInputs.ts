import { z } from 'zod'

const code = z.string().trim().max(30)
const millimetres = z.number().min(0).max(100_000)
const straps = z.int().min(0).max(20)

/** The defaults of a customer as a person enters them, without plant and cost centre, which the ERP system has too. */
export const DefaultsInput = z.object({
  palletTypeCode: code,
  palletTopTypeCode: code,
  palletHeight: millimetres,
  overhangCode: code,
  maxOverhangFrontMm: millimetres,
  maxOverhangSideMm: millimetres,
  strappingTypeCode: code,
  strapsAcross: straps,
  strapsThrough: straps,
  stretchWrapCode: code,
  allowByPassPricing: z.boolean(),
})
export type DefaultsInput = z.infer<typeof DefaultsInput>

export const VarianceInput = z.object({
  priceVarPercent: z.number().min(0).max(100).nullable(),
})
export type VarianceInput = z.infer<typeof VarianceInput>
