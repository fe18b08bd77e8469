import {
  type PalletisationDraft,
  type PalletisationFailure,
  validatePalletisation,
} from './validatePalletisation.ts'

const shared = ['countryCode', 'plantCode', 'workCentreCode', 'palletTypeCode']

/** Everything that keeps a finished-goods palletisation from being saved, in the order of specification 001 §5. */
export function validateFinishedGoodsPalletisation(draft: PalletisationDraft): PalletisationFailure[] {
  const failures = validatePalletisation(draft)
  const bundle: PalletisationFailure = {
    field: 'bundleQty',
    code: 'finishedGoodsBundleQuantity',
    message: 'Bundle quantity must be exactly 1.',
  }
  return [
    ...failures.filter(failure => shared.includes(failure.field)),
    ...(draft.bundleQty === 1 ? [] : [bundle]),
    ...failures.filter(failure => failure.field === 'maxPalletHeight'),
  ]
}
