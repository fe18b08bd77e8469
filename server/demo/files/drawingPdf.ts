/** A box as its drawing shows it. */
export interface Drawn {
  readonly title: string
  readonly length: number
  readonly width: number
  readonly depth: number
}

const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')

/** Points across which the blank is drawn, on a page of A4 across. */
const across = 740

/** The page's drawing: the four panels of the blank with their flaps, creases dashed. */
function drawn({ title, length, width, depth }: Drawn): string {
  const scale = Math.min(across / (2 * (length + width)), 380 / (depth + width))
  const [x, y] = [50, 90]
  const flap = (width / 2) * scale
  const side = depth * scale
  const panels = [length, width, length, width].map(size => size * scale)
  const edges = [x]
  for (const size of panels) edges.push((edges.at(-1) ?? x) + size)
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `${x1.toFixed(1)} ${y1.toFixed(1)} m ${x2.toFixed(1)} ${y2.toFixed(1)} l S`
  const end = edges.at(-1) ?? x
  const top = y + 2 * flap + side
  const creases = [
    line(x, y + flap, end, y + flap),
    line(x, y + flap + side, end, y + flap + side),
    ...edges.slice(1, -1).map(edge => line(edge, y + flap, edge, y + flap + side)),
  ]
  const cuts = [
    ...edges.slice(1, -1).flatMap(edge => [line(edge, y, edge, y + flap), line(edge, top - flap, edge, top)]),
    `${x} ${y} ${(end - x).toFixed(1)} ${(top - y).toFixed(1)} re S`,
  ]
  const size = `Inside ${length} x ${width} x ${depth} mm`
  return [
    `BT /F1 16 Tf 50 545 Td (${ascii(title)}) Tj ET`,
    `BT /F1 10 Tf 50 525 Td (${ascii(size)}) Tj ET`,
    '1 w',
    ...cuts,
    '0.5 w [4 3] 0 d',
    ...creases,
  ].join('\n')
}

/** A drawing of a slotted box as a PDF of one page: the blank with its size. */
export function drawingPdf(box: Drawn): Buffer {
  const content = drawn(box)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    'latin1',
  )
}
