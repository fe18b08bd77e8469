import type { PalletTopType } from '../masterData/palletTopTypes.ts'

/** Whether the top goes with the pallet type; if not, the specification clears it (001 §4). */
export function isPalletTopAllowed(
  top: Pick<PalletTopType, 'palletTypeCodes'>,
  palletTypeCode: string,
): boolean {
  return top.palletTypeCodes.length === 0 || top.palletTypeCodes.includes(palletTypeCode)
}
