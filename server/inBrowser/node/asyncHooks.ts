/**
 * Stands in for Node's: remembers nothing. What the server keeps so are time limits of statements and the keys of requests
 * that are sent twice, and neither comes about in here.
 */
export class AsyncLocalStorage {
  run<Answer>(_store: unknown, work: () => Answer): Answer {
    return work()
  }
  getStore(): undefined {}
}
