import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'

/** Every file that runs where `start` does. */
function reachedFrom(start: string): ReadonlySet<string> {
  const imports = importsOf('server', 'contract', 'domain').filter(({ isType }) => !isType)
  const reached = new Set([start])
  // A set goes through what is added meanwhile as well.
  for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to)
  return reached
}

it('what answers calls in a browser needs of Node what has a stand-in there', () => {
  const standIns = [...readFileSync('vite.mock.config.ts', 'utf8').matchAll(/'(node:[^']+)': standIn/g)]
  const needed = [...reachedFrom('server/inBrowser/worker.ts')].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type ).*from '(node:[^']+)'/gm)].map(
      ([, name]) => name,
    ),
  )
  expect([...new Set(needed)].sort()).toEqual(standIns.map(([, name]) => name).sort())
})
