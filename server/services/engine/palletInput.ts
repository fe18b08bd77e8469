import type { EngineLookupData } from '#contract/engineMasters'
import type { FinishedGoodsInput, PalletizationInput } from '#contract/palletization'
import { plantOf } from '#domain/estimating'
import type { PalletInput, PalletisationFailure } from '#domain/palletisation'

export type Asked = PalletizationInput | FinishedGoodsInput
const unknown = (field: string, what: string, code: string): PalletisationFailure => ({
  field,
  code: 'unknown',
  message: `${what} ${code} is not known.`,
})

/** The row of a list that a code names; a code that names none is a failure of its field. */
function chosen<Row extends { readonly code: string }>(
  rows: readonly Row[],
  code: string | null | undefined,
  field: string,
  what: string,
  failures: PalletisationFailure[],
): Row | undefined {
  if (code === null || code === undefined || code === '') return undefined
  const row = rows.find(each => each.code === code)
  if (row === undefined) failures.push(unknown(field, what, code))
  return row
}

/** A work centre that is not one, or can't palletise, is as good as none. */
export function withEligibleWorkCentre<Input extends Asked>(input: Input, masters: EngineLookupData): Input {
  const isEligible = masters.plants.some(plant =>
    plant.workCentres.some(centre => centre.code === input.workCentreCode && centre.canPalletise),
  )
  return isEligible ? input : { ...input, workCentreCode: null }
}

/** The choices of a palletisation as the engine takes them; a code that names nothing is a failure of its field. */
export function palletInput(
  input: Asked,
  masters: EngineLookupData,
  failures: PalletisationFailure[],
): PalletInput | null {
  const pick = <Row extends { readonly code: string }>(
    rows: readonly Row[],
    code: string | null | undefined,
    field: string,
    what: string,
  ) => chosen(rows, code, field, what, failures)
  if (input.plantCode && plantOf(input.plantCode, masters) === undefined) {
    failures.push(unknown('plantCode', 'Plant', input.plantCode))
  }
  const palletType = pick(masters.palletTypes, input.palletTypeCode, 'palletTypeCode', 'Pallet type')
  const palletTop = pick(masters.palletTops, input.palletTopTypeCode, 'palletTopTypeCode', 'Pallet top type')
  const palletPattern = pick(
    masters.palletPatterns,
    input.palletPatternCode,
    'palletPatternCode',
    'Pallet pattern',
  )
  const overhang = pick(masters.overhangs, input.overhangCode, 'overhangCode', 'Overhang')
  const strapping = pick(
    masters.strappingTypes,
    input.strappingTypeCode,
    'strappingTypeCode',
    'Strapping type',
  )
  const stretchWrap = pick(masters.stretchWraps, input.stretchWrapCode, 'stretchWrapCode', 'Stretch wrap')
  if (palletType === undefined) return null
  return {
    palletType,
    ...(palletTop === undefined ? {} : { palletTop }),
    ...(palletPattern === undefined ? {} : { palletPattern }),
    ...(overhang === undefined ? {} : { overhang }),
    ...(strapping === undefined ? {} : { strapping }),
    ...(stretchWrap === undefined ? {} : { stretchWrap }),
    ...(typeof input.maxOverhangFrontMm === 'number' ? { maxOverhangFrontMm: input.maxOverhangFrontMm } : {}),
    ...(typeof input.maxOverhangSideMm === 'number' ? { maxOverhangSideMm: input.maxOverhangSideMm } : {}),
    ...(typeof input.maxLoadKg === 'number' ? { maxLoadKg: input.maxLoadKg } : {}),
    overhangFrontBack: input.overhangFrontBack ?? 0,
    overhangSideToSide: input.overhangSideToSide ?? 0,
    maxPalletHeight: input.maxPalletHeight ?? 0,
    orderQuantity: input.orderQuantity ?? 0,
    unitKg: input.unitKg ?? 0,
    strapsAcross: input.strapsAcross ?? 0,
    strapsThrough: input.strapsThrough ?? 0,
    effort: input.effort,
    masterDataVersion: masters.masterDataVersion,
  }
}
