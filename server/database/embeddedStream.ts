import { Duplex } from 'node:stream'
import { setImmediate as others } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** First byte of the message with which a driver takes its leave: the engine would end with it. */
const terminate = 0x58

/**
 * Milliseconds after which whatever else the process has to do gets its turn. The engine answers within the call that
 * asks it, and one answer leads to the next question: new requests would wait until nobody has a question left.
 */
const turn = 2

/** What ends with a connection, for an engine on which none does: as `discard all`, without `unlisten *`. */
const leftBefore = `rollback; close all; deallocate all; reset all; select pg_advisory_unlock_all(); discard temp`

type Given = { readonly chunk: Buffer }

/**
 * The embedded engine as the connection that the PostgreSQL driver talks over: what the driver writes at once, it is
 * asked at once, where its own client crosses over to it six times a statement and has it planned each time.
 */
export class EmbeddedStream extends Duplex {
  readonly #engine: PGlite
  #turnBegan = performance.now()

  constructor(engine: PGlite) {
    super()
    this.#engine = engine
  }

  /**
   * There is nobody to reach, but the engine has one session for ever: what a connection before this one left in it, as the
   * driver gives one up with every statement that was refused, goes first. Who is told of what stays.
   */
  connect(): this {
    this.#engine.exec(leftBefore).then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return this
  }

  // What a driver asks of a socket and nothing here has.
  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => this
  unref = (): this => this

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#ask(chunk).then(() => done(), done)
  }

  override _writev(given: Given[], done: (error?: Error) => void): void {
    this.#ask(Buffer.concat(given.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  async #ask(message: Buffer): Promise<void> {
    if (message[0] === terminate) return
    const { buffer, byteOffset, byteLength } = await this.#engine.execProtocolRaw(message)
    if (performance.now() - this.#turnBegan > turn) {
      await others()
      this.#turnBegan = performance.now()
    }
    if (byteLength > 0) this.push(Buffer.from(buffer, byteOffset, byteLength))
  }
}
