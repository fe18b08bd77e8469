/** The smallest content that is a PDF by its first bytes, of `length` bytes. */
export const pdf = (length = 64): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, length - 9), 0x20)])
