import { Failure } from './failure.ts'

/** What `read` makes of an answer; one that can't be read is a Failure, one that was given up stays an AbortError. */
export async function answerOf<Answer>(
  response: Response,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(response)
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new Failure({
      message: 'The answer of the server could not be read',
      status: response.status,
      code: 'unreadable-answer',
    })
  }
}
