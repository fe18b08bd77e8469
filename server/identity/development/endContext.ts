/// <reference path="./providerContext.d.ts" />
import type { ServerResponse } from 'node:http'

/**
 * What ends the context that the provider's library keeps for the requests under way, with the last of them: as long as
 * there is one, Node (before 24) follows every promise of the whole process, which all other calls pay for.
 */
export async function endContext(): Promise<(response: ServerResponse) => void> {
  const { default: context } = await import('oidc-provider/lib/helpers/als.js')
  let underWay = 0
  return response => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
      if (underWay === 0) context.disable()
    })
  }
}
