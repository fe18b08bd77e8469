import { isPalletTopAllowed } from '#domain/palletisation'
import type { Patch, Reaction } from '../reaction.ts'
import { palletKeys } from '../sections/pallets/pallets.ts'

/** Another pallet type, or another plant, clears a top that does not go with the pallet. Rule pallet-top-type (001 §4). */
export const palletTopFollows: Reaction = (before, after, { facts }) => {
  const isMoved = before.product.preferredPlantCode !== after.product.preferredPlantCode
  const lost = palletKeys.filter(key => {
    const { palletTypeCode: type, palletTopTypeCode: code } = after[key]
    const top = facts.palletTops?.find(each => each.code === code)
    const isAsked = isMoved || type !== before[key].palletTypeCode || code !== before[key].palletTopTypeCode
    return isAsked && top !== undefined && type !== '' && !isPalletTopAllowed(top, type)
  })
  if (lost.length === 0) return null
  const patch: Patch = Object.fromEntries(lost.map(key => [key, { palletTopTypeCode: '' }]))
  return { patch, said: 'The pallet top was cleared: it does not go with the pallet.' }
}
