import type { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { endContext } from '../../../../server/identity/development/endContext.ts'

let context: AsyncLocalStorage<unknown>
let endsContext: (response: ServerResponse) => void
beforeAll(async () => {
  context = (await import('oidc-provider/lib/helpers/als.js')).default
  endsContext = await endContext()
})

const begin = () => {
  const response = new EventEmitter()
  endsContext(response as ServerResponse)
  return () => response.emit('close')
}

it("the provider's context lasts as long as one of its requests, and comes back with the next", () => {
  const [endOne, endOther] = [begin(), begin()]
  context.run('a request', () => {
    endOne()
    expect(context.getStore()).toBe('a request')
    endOther()
    expect(context.getStore()).toBeUndefined()
  })
  const end = begin()
  context.run('the next', () => expect(context.getStore()).toBe('the next'))
  end()
})
