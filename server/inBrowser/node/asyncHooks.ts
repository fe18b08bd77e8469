/**
 * Stands in for Node's: remembers nothing. What the server keeps so are time limits of statements and the keys of requests
 * that are sent twice, and neither comes about in here.
 */
export class AsyncLocalStorage {
  static snapshot() {
    return <Arguments extends unknown[], Answer>(
      work: (...given: Arguments) => Answer,
      ...given: Arguments
    ): Answer => work(...given)
  }
  run<Answer>(_store: unknown, work: () => Answer): Answer {
    return work()
  }
  getStore(): undefined {}
}
