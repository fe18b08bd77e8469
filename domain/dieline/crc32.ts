const table = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

const utf8 = (text: string): number[] =>
  [...text].flatMap(character => {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) return [code]
    if (code < 0x800) return [0xc0 | (code >> 6), 0x80 | (code & 63)]
    if (code < 0x10000) return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
  })

/** The CRC-32 (the one of ZIP and PNG) of a text's UTF-8 bytes, as eight hexadecimal digits. */
export function crc32(text: string): string {
  const sum = utf8(text).reduce(
    (value, byte) => (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8),
    0xffffffff,
  )
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}
