/**
 * Why an action on many rows is refused, of the reasons why each is not allowed: empty when one of them is, for the others
 * say why afterwards; `none` when there is no row to take it on.
 */
export function refusalOfAll(reasons: readonly string[], none = ''): string {
  const [first = none] = reasons
  return reasons.includes('') ? '' : first
}
