/** Bytes that an answer of an outside system may have at most, unless configured otherwise: 5 MB. */
export const largestAnswer = 5 * 1024 * 1024

/** The text of an answer; null, and given up, as soon as it has more than so many bytes. */
export async function limitedText(response: Response, largest = largestAnswer): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > largest) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
