/** The values of `patch` for fields that are as they were: what a person set in the same breath stays. */
export function untouched<Values extends object>(
  before: Values,
  after: Values,
  patch: Partial<Values>,
): Partial<Values> {
  const isSame = (name: keyof Values) => JSON.stringify(before[name]) === JSON.stringify(after[name])
  return Object.fromEntries(
    Object.entries(patch).filter(([name]) => isSame(name as keyof Values)),
  ) as Partial<Values>
}
