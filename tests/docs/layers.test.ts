import { expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'

/** The folders of the server from the lowest to the highest: each is made of those before it. */
const layers = [
  'problem',
  'database',
  'person',
  'identity',
  'integrations',
  'engines',
  'documents',
  'http',
  'hub',
  'jobs',
  'services',
  'demo',
]

/** How high a file stands; null: it puts the folders together, as the program and its tools do. */
function heightOf(file: string): number | null {
  const height = layers.findLastIndex(layer => file.startsWith(`server/${layer}/`))
  return height === -1 ? null : height
}

it('a folder of the server imports only those that stand below it', () => {
  const upward = importsOf('server').filter(({ from, to }) => {
    const height = heightOf(from)
    return height !== null && to.startsWith('server/') && (heightOf(to) ?? layers.length) > height
  })
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})
