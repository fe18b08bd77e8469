import { type BoardGradeVariantInput, config } from '#contract/config'
import type { Calls } from '../../dataProvider/call.ts'
import { type Variant, variantAt } from './variant.ts'

/** Saves a variant of a grade on the version it was read at, 0: a new one; answers what is stored. */
export async function saveVariant(
  calls: Pick<Calls, 'call'>,
  boardGradeId: number,
  values: BoardGradeVariantInput,
  version: number,
): Promise<Variant> {
  const { boardGradeId: _, code: variantCode, ...rest } = values
  const grade =
    version === 0
      ? await calls.call(config.saveBoardGradeVariant, { body: { ...values, id: 0, version } })
      : await calls.call(config.updateBoardGradeVariant, {
          params: { boardGradeId, variantCode },
          body: { ...rest, version },
        })
  return variantAt(grade, values)
}
