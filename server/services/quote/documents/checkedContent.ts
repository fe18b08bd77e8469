import { createHash } from 'node:crypto'
import { contentProblem, headLength, largestFile, tooLargeText } from '#domain/documents'
import { Problem } from '../../../problem/problem.ts'

/** What was found out about a file while it came in. */
export interface Measured {
  size: number
  /** Hexadecimal; there once all of it has come in. */
  sha256: string
}

const refused = (code: 'wrong-media-type' | 'too-large' | 'rule-failed', message: string): Problem =>
  new Problem(code, message, { errors: [{ path: 'file', message }] })

function assertContent(fileName: string, head: Uint8Array): void {
  const problem = contentProblem(fileName, head)
  if (problem !== '') throw refused(head.length === 0 ? 'rule-failed' : 'wrong-media-type', problem)
}

/**
 * The same bytes, measured on their way. Throws a problem as soon as they are more than a file may have (decision N35), and
 * before the first of them goes on when they are not what the file's name says.
 */
export async function* checkedContent(
  fileName: string,
  content: AsyncIterable<Uint8Array>,
  measured: Measured,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let head: Uint8Array | null = new Uint8Array()
  for await (const chunk of content) {
    measured.size += chunk.length
    if (measured.size > largestFile) throw refused('too-large', tooLargeText(fileName))
    hash.update(chunk)
    if (head === null) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < headLength) continue
    assertContent(fileName, head)
    yield head
    head = null
  }
  if (head !== null) {
    assertContent(fileName, head)
    yield head
  }
  measured.sha256 = hash.digest('hex')
}
