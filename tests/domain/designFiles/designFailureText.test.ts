import { expect, it } from 'vitest'
import { designFailureText } from '#domain/designFiles'

it.each([
  ['designgen-service-down', 'generation', 'unreachable', 'Automation Engine API Not Available'],
  ['designgen-service-down', 'project', 'timeout', 'ESKO Timeout'],
  ['designgen-service-down', 'project', 'refused', 'ESKO Error : no licence'],
  ['designgen-service-down', 'company', 'refused', 'ESKO Error : no licence'],
  ['designgen-service-down', 'generation', 'files', 'Design Files Not Available - no licence'],
  ['designgen-failure', 'generation', 'refused', 'Esko has raised an Error : no licence'],
  ['designgen-timeout', 'generation', 'limit', 'ESKO Generation Timeout'],
] as const)('%s: %s, %s is “%s”', (_, work, kind, said) => {
  expect(designFailureText(work, { kind, detail: 'no licence' })).toBe(said)
})
