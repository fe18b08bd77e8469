interface Versions {
  /** JSON text that the change started from. */
  readonly from: string
  /** JSON text that it made of it. */
  readonly mine: string
  /** JSON text that is stored by now. */
  readonly stored: string
}

type Parts = Readonly<Record<string, unknown>>

const partsOf = (json: string): Parts | null => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : null
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * A setting as JSON text after a change that began when it said something else: of a setting with parts those that were
 * changed, the others as they are stored by now; any other setting as the change has it. All three are valid JSON.
 */
export function mergeSetting({ from, mine, stored }: Versions): string {
  const [base, changed, now] = [partsOf(from), partsOf(mine), partsOf(stored)]
  if (base === null || changed === null || now === null || from === stored) return mine
  const isMine = (part: string): boolean => !same(base[part], changed[part])
  return JSON.stringify(
    Object.fromEntries([
      ...Object.entries(now).filter(([part]) => !isMine(part)),
      ...Object.entries(changed).filter(([part]) => isMine(part)),
    ]),
  )
}
