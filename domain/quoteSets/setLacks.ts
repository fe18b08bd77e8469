import { listed } from '#domain/formats'

/** An item of a set as far as it says how it belongs to it. */
export interface SetMember {
  readonly reference: string
  readonly isMaster: boolean
  readonly ratioToParent: number | null
  readonly shippingMethod: string
}

/** What keeps a set from being valid, a sentence each; none: it is. Rule multi-component-valid (001 §4). */
export function setLacks(members: readonly SetMember[]): string[] {
  const named = (of: readonly SetMember[]) => listed(of.map(({ reference }) => reference))
  const noRatio = members.filter(({ ratioToParent }) => !((ratioToParent ?? 0) > 0))
  const noShipping = members.filter(({ shippingMethod }) => shippingMethod === '')
  return [
    ...(members.some(({ isMaster }) => isMaster) ? [] : ['The set has no master item.']),
    ...(noRatio.length === 0 ? [] : [`${named(noRatio)} must have a ratio above 0.`]),
    ...(noShipping.length === 0 ? [] : [`${named(noShipping)} must have a shipping method.`]),
  ]
}
