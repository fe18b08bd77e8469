import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Buffer } from 'buffer'

type Encoding = 'hex' | 'base64url'

const encoded = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'hex'
    ? bytesToHex(bytes)
    : Buffer.from(bytes)
        .toString('base64')
        .replace(/[+/=]/g, sign => ({ '+': '-', '/': '_' })[sign] ?? '')

const hashes = { sha1, sha256 }

/** Stands in for Node's: the two hashes that the server takes. */
export function createHash(name: keyof typeof hashes) {
  const hash = hashes[name].create()
  return {
    update(data: string | Uint8Array) {
      hash.update(typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data))
      return this
    },
    digest: (encoding: Encoding) => encoded(hash.digest(), encoding),
  }
}

export const randomBytes = (size: number) => {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(size))
  return { toString: (encoding: Encoding) => encoded(bytes, encoding) }
}

export const randomUUID = () => globalThis.crypto.randomUUID()
