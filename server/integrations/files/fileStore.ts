/** Bytes from one to another of a file's, both included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** Where the content of files is kept: each under a key, written once and never changed. */
export interface FileStore {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'database' | 's3'
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /**
   * Keeps what comes in, as it comes in. Throws what the content throws, and a problem when it can't be kept; nothing of
   * it is kept then, as far as the store can still be reached.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** What is kept, in order, in pieces that fit into memory many times over. Throws a problem when it is not there. */
  read(key: string, range: ByteRange): AsyncIterable<Uint8Array>
  /** Forgets it; says nothing when there is no such file. */
  remove(key: string): Promise<void>
  /** Forgets what a server that was ended in the middle left behind. */
  tidy(): Promise<void>
}
