/** The same bytes in pieces of `length`, the last as long as what is left. */
export async function* inPieces(
  content: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  for await (let chunk of content) {
    while (size + chunk.length >= length) {
      const fits = length - size
      yield Buffer.concat([...held, chunk.subarray(0, fits)])
      chunk = chunk.subarray(fits)
      held = []
      size = 0
    }
    if (chunk.length === 0) continue
    held.push(chunk)
    size += chunk.length
  }
  if (size > 0) yield Buffer.concat(held)
}
