import type { ByteRange } from '../../integrations/files/fileStore.ts'

/**
 * The one range that a `Range` header asks for of a file of `size` bytes; null: all of it, also where what is asked for
 * is several ranges, not there or not understood (RFC 9110 lets a server answer the whole then).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? null : { from, to }
}
