/** `items 0-24/319`, as ra-data-simple-rest reads it; `items 0-24/1000+` when counting stopped there. */
export function contentRange(first: number, length: number, total: number | null, isAtLeast = false): string {
  const last = length === 0 ? first : first + length - 1
  return `items ${first}-${last}/${total ?? '*'}${isAtLeast ? '+' : ''}`
}
