import type { DefaultsInput } from '#contract/customer'
import type { PalletMasters } from '#contract/palletMasters'

/** The defaults that are chosen, each with the list that has its names. */
const lists = {
  palletTypeCode: 'palletTypes',
  palletTopTypeCode: 'palletTops',
  overhangCode: 'overhangs',
  strappingTypeCode: 'strappingTypes',
  stretchWrapCode: 'stretchWraps',
} as const satisfies Partial<Record<keyof DefaultsInput, keyof PalletMasters>>

export type ChosenDefault = keyof typeof lists

/** What can be chosen for a default; nothing while the lists are on their way. */
export const choicesOf = (masters: PalletMasters | undefined, field: ChosenDefault) =>
  (masters?.[lists[field]] ?? []).map(({ code, name }) => ({ code, label: name }))

/** What people call a chosen default; its code while nobody knows. */
export const nameOf = (masters: PalletMasters | undefined, field: ChosenDefault, code: string): string =>
  masters?.[lists[field]].find(each => each.code === code)?.name ?? code
