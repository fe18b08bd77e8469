import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { inOnePiece } from '../../vite.first.ts'

describe('the script that runs before the application', () => {
  let script = ''
  beforeAll(async () => {
    script = await inOnePiece('./src/lastSeen/picture/first.ts')
  })

  it('is small: the page waits for it', () => {
    expect(gzipSync(script).length).toBeLessThan(2_450)
  })

  it('has nothing read as HTML or as code', () => {
    expect(script).not.toMatch(/HTML\b|\beval\b|\bFunction\(|DOMParser|document\.write|import\(/)
  })
})
