/**
 * @typedef {object} Frame
 * @property {Buffer} still A WebP file of the whole picture.
 * @property {number} milliseconds How long it shows.
 */

/** @type {(...parts: readonly (readonly [value: number, bytes: number])[]) => Buffer} Whole numbers, lowest byte first. */
const numbers = (...parts) =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )

/** @type {(name: string, content: Buffer) => Buffer} */
const chunk = (name, content) =>
  Buffer.concat([Buffer.from(name), numbers([content.length, 4]), content, Buffer.alloc(content.length % 2)])

/** @type {(still: Buffer) => Buffer} The picture itself, without the file around it and what else is in it. */
function pictureOf(still) {
  for (let at = 12; at + 8 <= still.length; ) {
    const name = still.toString('latin1', at, at + 4)
    const end = at + 8 + still.readUInt32LE(at + 4)
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, still.subarray(at + 8, end))
    at = end + (end % 2)
  }
  throw new Error('A still has no picture in it.')
}

/**
 * Stills of one size as one animated WebP that goes round, by https://developers.google.com/speed/webp/docs/riff_container.
 * @type {(frames: readonly Frame[], size: { width: number, height: number }) => Buffer}
 */
export function animatedWebp(frames, { width, height }) {
  const canvas = /** @type {const} */ ([
    [width - 1, 3],
    [height - 1, 3],
  ])
  const isAnimated = 2
  const isWhole = 2
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', numbers([isAnimated, 4], ...canvas)),
    chunk('ANIM', numbers([0xffffffff, 4], [0, 2])),
    ...frames.map(({ still, milliseconds }) =>
      chunk(
        'ANMF',
        Buffer.concat([
          numbers([0, 3], [0, 3], ...canvas, [milliseconds, 3], [isWhole, 1]),
          pictureOf(still),
        ]),
      ),
    ),
  ])
  return chunk('RIFF', body)
}
