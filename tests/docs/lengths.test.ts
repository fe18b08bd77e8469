import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const rooms = ['src', 'server', 'domain', 'contract', 'scripts', 'tests']

/** Lines that a file may have: what is longer is about more than one thing. */
const most = 250

const sources = rooms
  .flatMap(room => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(file => join(room, file)))
  .filter(file => /\.(ts|tsx|mjs)$/.test(file))

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

it(`no source has more than ${most} lines`, () => {
  const long = sources.map(file => [file, linesOf(file)] as const).filter(([, lines]) => lines > most)
  expect(sources.length).toBeGreaterThan(1000)
  expect(long).toEqual([])
})
