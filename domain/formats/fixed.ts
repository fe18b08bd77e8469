import { roundHalfUp } from '#domain/pricingPolicies'

/**
 * A number with exactly `places` decimals and no thousands separators, as a field has it: `9.995` with two is `10.00`, as a
 * person rounds what is written, though its binary form lies a hair below. Our own, beside {@link decimal}.
 */
export const fixed = (value: number, places: number): string => roundHalfUp(value, places).toFixed(places)
