const objects = (line: string) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  `<</Length ${line.length}>>stream\n${line}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

/** A page that says why it is empty: what lays documents out is Node's. */
export function emptyDocument(): Uint8Array {
  const line = 'BT /F 14 Tf 60 760 Td (Documents are laid out by a server.) Tj ET'
  const body = objects(line).map((object, index) => `${index + 1} 0 obj${object}endobj\n`)
  const starts = body.map((_, index) => 9 + body.slice(0, index).join('').length)
  const rows = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = 9 + body.join('').length
  const text = `%PDF-1.4\n${body.join('')}xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${end}\n%%EOF`
  return new TextEncoder().encode(text)
}
