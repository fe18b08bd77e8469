import type { z } from 'zod'
import type { DesignWork } from '#domain/designFiles'
import { limitedText } from '../outside/limitedText.ts'
import { Refusal } from './answers.ts'
import { DesignServiceFailure } from './designServiceFailure.ts'

/** Longest sentence of the service's that is passed on. */
const longestDetail = 300

/** How a service says that nobody is there behind it. */
const away = [502, 503, 504]

export interface Question<Schema extends z.ZodType> {
  readonly work: DesignWork
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly answer: Schema
  readonly signal: AbortSignal
  /** What it means that the signal ended it. */
  readonly whenEnded: 'timeout' | 'limit'
  /** Bytes that its answer may have; 5 MB unless said. */
  readonly largestAnswer?: number | undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sentenceOf = (answer: unknown): string => {
  const { message, detail } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >
  return [message, detail].find((each): each is string => typeof each === 'string' && each !== '') ?? ''
}

async function answerIn<Schema extends z.ZodType>(
  { work, answer: schema, largestAnswer }: Question<Schema>,
  response: Response,
): Promise<z.output<Schema>> {
  const refuse = (detail: string) =>
    new DesignServiceFailure(work, { kind: 'refused', detail: detail.slice(0, longestDetail) })
  // Where it wants to send us nobody has said that our orders may go.
  if (response.status >= 300 && response.status < 400) throw refuse('it wants to be asked somewhere else')
  if (away.includes(response.status)) {
    throw new DesignServiceFailure(work, { kind: 'unreachable', detail: `status ${response.status}` })
  }
  const text = await limitedText(response, largestAnswer)
  if (text === null) throw refuse('its answer is larger than is read here')
  const answer = parsed(text)
  if (!response.ok) throw refuse(sentenceOf(answer) || `status ${response.status}`)
  if (answer === undefined) throw refuse('its answer can’t be read')
  const refusal = Refusal.safeParse(answer)
  if (refusal.success) throw refuse(refusal.data.message || 'it gives no reason')
  const read = schema.safeParse(answer)
  if (!read.success) throw refuse('its answer is not understood')
  return read.data
}

/**
 * Asks the design service: follows it nowhere else, waits no longer than the signal, reads no more than 5 MB, and takes
 * only what it understands. Throws a {@link DesignServiceFailure}.
 */
export async function ask<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.output<Schema>> {
  const { work, url, headers, body, signal, whenEnded } = question
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    return await answerIn(question, response)
  } catch (error) {
    if (error instanceof DesignServiceFailure) throw error
    const kind = signal.aborted ? whenEnded : 'unreachable'
    throw new DesignServiceFailure(work, { kind, detail: String(error) })
  }
}
