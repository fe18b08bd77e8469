import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

const kraft: Colour = [201, 160, 114]
const ink: Colour = [32, 65, 155]

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A picture of a printed panel as PNG: bands of ink on kraft; `turn` tells one panel's bands from another's. */
export function printPng(turn: number): Buffer {
  const [width, height] = [480, 320]
  const band = 24 + (turn % 4) * 12
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3)
    for (let x = 0; x < width; x += 1) {
      const isFramed = x > 40 && x < width - 40 && y > 40 && y < height - 40
      const isInk = isFramed && Math.floor((x + y) / band) % 2 === 0
      row.set(isInk ? ink : kraft, 1 + x * 3)
    }
    return row
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
